import { readSearchQuery } from './search-query.ts';

const read = (query: string) =>
  JSON.parse(JSON.stringify(readSearchQuery(new URLSearchParams(query)))) as Record<string, string>;

test('an address says all of a search', () => {
  const query = {
    keyword: '防災',
    search_target: 'tag',
    step: 'review',
    member_id: 'm-1',
    start_date: '2026-03-10',
    end_date: '2026-03-16',
  };
  expect(read(new URLSearchParams(query).toString())).toEqual(query);
});

test.each([
  ['keyword=%20&search_target=tag', {}],
  ['keyword=a&search_target=x', { keyword: 'a', search_target: 'all' }],
  ['keyword=%00%07&tag=%1b&step=%7f', {}],
  ['keyword=%07%E6%89%8B%0B%E7%B6%9A', { keyword: '手 続', search_target: 'all' }],
  ['start_date=2026-02-30&end_date=0000-01-01', {}],
  ['start_date=2026-03-10&end_date=2026-03-01', { start_date: '2026-03-10', end_date: '2026-03-10' }],
])('%s asks for no more than it can mean', (query, expected) => {
  expect(read(query)).toEqual(expected);
});
