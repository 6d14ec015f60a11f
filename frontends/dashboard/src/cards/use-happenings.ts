import { useCategories, useIdeas, useNewsOf } from '@ideabox/api-client';
import type { Happening } from '@ideabox/charts';
import { paths } from '@ideabox/contract';
import { japanTime, useText } from '@ideabox/intl';
import type { Asked } from '../figures/get-rows.ts';
import { useSpan } from '../figures/use-span.ts';

/** More of them than this cannot be told apart on an axis; the newest stand. */
const most = 7;
const newsFields = 'name,news_key,date_entered';
const ideaFields = 'id,name,answer_date';

/** What happened in the time and theme that are looked at: calls that opened or closed, news, official answers, the oldest first. */
export function useHappenings({ period, category }: Asked): Happening[] {
  const text = useText();
  const span = useSpan(period);
  const { data: categories = [] } = useCategories();
  const theme = categories.find(({ id }) => id === category);
  const days = span && { start_date: span.start, end_date: span.end };
  const news = useNewsOf(days && { ...days, limit: most, fields: newsFields }).data?.results ?? [];
  const answered = useIdeas({
    ...{ answered_from: span?.start, answered_until: span?.end },
    sort: 'answer_date',
    limit: most,
    fields: ideaFields,
    category: theme?.search_key,
  });
  const happening = (time: string | null, label: string, href: string) =>
    time ? [{ date: japanTime(time).slice(0, 10), label, href }] : [];
  const all = [
    ...(theme ? [theme] : categories).flatMap(({ name, from, until, search_key }) => [
      ...happening(from, text('happening.opened', { name }), paths.category(search_key)),
      ...happening(until, text('happening.closed', { name }), paths.category(search_key)),
    ]),
    ...(theme ? [] : news).flatMap(({ name, date_entered, news_key }) =>
      happening(date_entered, text('happening.news', { name }), paths.news(news_key)),
    ),
    ...(answered.data?.results ?? []).flatMap(({ id, name, answer_date }) =>
      happening(answer_date, text('happening.answered', { name }), paths.idea(id)),
    ),
  ];
  return all
    .filter(({ date }) => span && span.start <= date && date <= span.end)
    .sort((one, other) => one.date.localeCompare(other.date))
    .slice(-most);
}
