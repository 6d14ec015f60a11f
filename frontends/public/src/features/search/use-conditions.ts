import { useCategories, useSteppers } from '@ideabox/api-client';
import { useDate, useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { withParam } from '../../lists/list-query.ts';
import { useMemberName } from './get-member-name.ts';
import { readSearchQuery } from './search-query.ts';

/** What was asked, in words, with the address that asks for all but this. */
export type Condition = { key: string; words: string; without: URLSearchParams };

/** The conditions that are in the address, as a reader would say them. */
export function useConditions(): Condition[] {
  const text = useText();
  const date = useDate();
  const [params] = useSearchParams();
  const query = readSearchQuery(params);
  const category = params.get('category') ?? '';
  const { data: categories } = useCategories();
  const { data: steppers } = useSteppers(query.step !== undefined);
  const memberName = useMemberName(query.member_id);
  const categoryName = categories?.find(({ id, search_key }) =>
    [search_key, `${id}`].includes(category),
  )?.name;
  const stepName = steppers?.find(({ stepper_key }) => stepper_key === query.step)?.name;
  const target = query.search_target === 'all' ? undefined : query.search_target;
  const said: [string, string | false | undefined][] = [
    ['keyword', query.keyword && text('search.condition.keyword', { words: query.keyword })],
    ['search_target', target && text(`search.condition.${target}`)],
    ['tag', query.tag && text('search.condition.tag_named', { name: query.tag })],
    ['category', category && text('search.condition.category', { name: categoryName ?? category })],
    ['step', query.step && text('search.condition.step', { name: stepName ?? query.step })],
    ['member_id', query.member_id && text('search.condition.member', { name: memberName })],
    ['start_date', query.start_date && text('search.condition.since', { date: date(query.start_date) })],
    ['end_date', query.end_date && text('search.condition.until', { date: date(query.end_date) })],
  ];
  return said.flatMap(([key, words]) => (words ? [{ key, words, without: withParam(params, key, '') }] : []));
}
