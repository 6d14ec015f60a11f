import { detailedSearch, noSearch, readSearchValues, simpleSearch } from './search-values.ts';

const read = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site');
  return readSearchValues(pathname, search);
};

const whole = {
  keyword: '防災',
  category: 'daily-troubles',
  target: 'idea' as const,
  step: 'review',
  start: '2026-03-10',
  end: '2026-03-16',
  memberId: 'm-1',
};

test('a search is its address, there and back', () => {
  expect(read(detailedSearch(whole))).toEqual(whole);
  expect(read(detailedSearch(noSearch))).toEqual(noSearch);
  expect(read('/ideas?keyword=x')).toEqual(noSearch);
});

test('the simple search sends keyword, target all and category alone', () => {
  expect(Object.fromEntries(new URL(simpleSearch(whole), 'http://site').searchParams)).toEqual({
    keyword: '防災',
    search_target: 'all',
    category: 'daily-troubles',
  });
});

test('what an address cannot mean is no condition', () => {
  expect(read('/search?search_target=x&start_date=2026-13-01&end_date=soon')).toEqual(noSearch);
  expect(read('/search?start_date=2026-03-10&end_date=2026-03-01')).toMatchObject({ end: '2026-03-10' });
  expect(read('/search?tag=防災')).toMatchObject({ keyword: '防災', target: 'tag' });
});
