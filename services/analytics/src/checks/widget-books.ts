import { type Attribute, attributes } from '../domain/attributes.ts';
import { hourMetrics } from '../domain/hours.ts';
import { leaderPoints } from '../domain/leader-points.ts';
import { countedMetrics, forgettingMetrics } from '../rebuild/counted-metrics.ts';
import { daysOf, type Metric, weekHoursOf } from '../store/facts/fact.ts';

/** What the comparison of a metric's sums with its rows is called. */
export const sumsBook = (metric: string): string => `sums: ${metric}`;
export const wordsBook = 'words of texts';
export const snapshotsBook = 'members as told';
export const topicsBook = 'topics as counted';

const series = ['ideas', 'votes', 'comments', 'members', 'supporters', 'page_views', 'sessions', 'new_users'];
const overDays = (...names: string[]) => names.flatMap((name) => [name, daysOf(name)]);
const members = Object.keys(attributes) as Attribute[];

type Made = { metrics: readonly string[]; books?: readonly string[]; tables?: readonly string[] };

/** What each widget is made of: sums, and other books. */
const widgets: Readonly<Record<string, Made>> = {
  ...Object.fromEntries(series.map((name) => [name, { metrics: overDays(name) }])),
  view_time: { metrics: overDays('view_ms', 'sessions') },
  ...Object.fromEntries(members.map((name) => [name, { metrics: [name], books: [snapshotsBook] }])),
  devices: { metrics: ['devices', 'devices_months'] },
  web_searches: { metrics: ['web_searches', 'web_searches_months'] },
  keyword_ranking: { metrics: ['keyword_ranking', 'keyword_ranking_months'] },
  tag_cloud: {
    metrics: ['tag_cloud', 'tag_cloud_months'],
    books: [wordsBook],
    tables: ['idea_facts', 'comment_facts'],
  },
  idea_ranking: { metrics: ['idea_ranking', 'idea_months', 'idea_opinions'], tables: ['idea_facts'] },
  leaders: {
    metrics: [...Object.keys(leaderPoints), 'authors', 'commenters', 'leader_ratings_months'],
    tables: ['member_facts'],
  },
  hours: { metrics: hourMetrics.flatMap((name) => [name, weekHoursOf(name)]) },
  concentration: { metrics: ['authors', 'commenters', 'voters'] },
  funnel: { metrics: [...overDays('sessions', 'readers', 'members'), 'authors', 'commenters', 'voters'] },
  topics: {
    metrics: [],
    books: [wordsBook, topicsBook],
    tables: ['idea_facts', 'comment_facts', 'vote_facts'],
  },
};

const tableOf = new Map<string, string>(
  [...countedMetrics, ...forgettingMetrics].map(({ name, table }: Metric) => [name, table]),
);

/** Tables whose rows other services own. */
const owned = (table: string | undefined): table is string => table?.endsWith('_facts') ?? false;

/** Which figures someone may see goes by the category, but for those of members. */
const withCategories = (tables: readonly string[]): string[] =>
  tables.some((table) => table !== 'member_facts') ? [...tables, 'category_facts'] : [...tables];

/** The books that a widget is told from: of this service's own, and of what others own. */
export const widgetBooks = Object.entries(widgets).map(([widget, { metrics, books = [], tables = [] }]) => ({
  widget,
  own: [...metrics.map(sumsBook), ...books],
  owners: withCategories([
    ...new Set([...tables, ...metrics.map((name) => tableOf.get(name)).filter(owned)]),
  ]),
}));
