import { rolesOf } from '../../../frontends/dashboard/src/figures/audiences.ts';
import {
  currentSpan,
  periodTypes,
  type Span,
  today,
} from '../../../frontends/dashboard/src/figures/periods.ts';
import {
  hasThemes,
  rankings,
  voices,
  type Widget,
} from '../../../frontends/dashboard/src/figures/widgets.ts';
import type { LoadRequest } from '../load/load.ts';

type Query = Record<string, string | number | readonly string[] | undefined>;
type Shown = {
  widget: Widget;
  query?: Query;
  /** Whether its page shows it of members and visitors unless another audience is chosen. */
  isOfAudience?: true;
  /** Whether its page looks at no theme. */
  isOfSite?: true;
};

const series = [
  ...(['ideas', 'votes', 'comments', 'members', 'supporters'] as const),
  ...(['page_views', 'sessions', 'new_users', 'view_time'] as const),
];
const attributes = ['genders', 'generations', 'areas', 'businesses', 'divisions'] as const;

/** What the pages show of each period, with the choices that they offer. */
const shown: Shown[] = [
  ...[...series, ...attributes].map((widget) => ({ widget })),
  ...(['devices', 'web_searches', 'keyword_ranking', 'leaders', 'topics'] as const).map((widget) => ({
    widget,
  })),
  ...rankings.map((by) => ({ widget: 'idea_ranking' as const, query: { by }, isOfAudience: true as const })),
  { widget: 'tag_cloud', isOfAudience: true },
  ...voices.flatMap((of) => [
    { widget: 'concentration' as const, query: { of }, isOfAudience: true as const },
    { widget: 'hours' as const, query: { of }, isOfAudience: true as const },
  ]),
  { widget: 'hours', query: { of: 'page_views' }, isOfSite: true },
  { widget: 'funnel', isOfSite: true },
];

const overTime: readonly Widget[] = [...series, 'idea_ranking'];

const pathOf = ({ widget, query = {} }: Pick<Shown, 'widget' | 'query'>): string => {
  const words = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((each) => [`${name}[]`, each])
      : value === undefined
        ? []
        : [[name, String(value)]],
  );
  return `/api/v1/analytics/${widget}?${new URLSearchParams(words)}`;
};

/**
 * Every figure of the dashboards with every filter that their screens offer a visitor: periods, themes, what a card may be of. Counted by
 * widget. They are in an order in which like does not follow like.
 */
export const dashboardRequests = (categories: readonly number[], first: string): LoadRequest[] => {
  const now = today();
  const spans: (Span & { type: string })[] = [
    ...periodTypes.map((type) => ({ ...currentSpan(type, now), type })),
    { start: first, end: now, type: 'month' },
  ];
  const requests = spans.flatMap(({ start, end, type }) =>
    shown.flatMap(({ widget, query, isOfAudience, isOfSite }) =>
      [undefined, ...(hasThemes(widget) && !isOfSite ? categories : [])].map((category) => ({
        group: widget,
        path: pathOf({
          widget,
          query: {
            ...{ period_start: start, period_end: end, category, ...query },
            roles: isOfAudience && rolesOf('general'),
            period_type: overTime.includes(widget) ? type : undefined,
          },
        }),
      })),
    ),
  );
  // A step that has no factor in common with their number meets each once.
  const step = 7919;
  return requests.map((_, index) => requests[(index * step) % requests.length] as LoadRequest);
};
