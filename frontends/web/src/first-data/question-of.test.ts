import type { RouteData } from '@ideabox/contract';
import { questionOf } from './question-of.ts';

const list: RouteData = {
  key: ['ideas', { query: true }],
  path: '/ideas',
  query: {
    sort: { search: 'sort', else: 'date_entered' },
    limit: { search: 'limit', number: true, else: 20 },
    category: { search: 'category' },
    offset: { before: 'page', of: 'limit' },
  },
};
const idea: RouteData = { key: ['idea', { param: 'id', number: true }], path: '/ideas/:id', take: 'results' };

const ask = (data: RouteData, query = '', params = {}) =>
  questionOf(data, { params, search: new URLSearchParams(query) });

test('an address without a query is the default list', () => {
  expect(ask(list)).toEqual({
    key: ['ideas', { sort: 'date_entered', limit: 20, offset: 0 }],
    path: '/ideas?sort=date_entered&limit=20&offset=0',
  });
});

test('what the address says is in the key as the page would write it', () => {
  expect(ask(list, 'limit=50&page=3&category=a%26b')).toEqual({
    key: ['ideas', { sort: 'date_entered', limit: 50, category: 'a&b', offset: 100 }],
    path: '/ideas?sort=date_entered&limit=50&category=a%26b&offset=100',
  });
});

test('what cannot be is not asked', () => {
  expect(ask(list, 'page=-1')).toBeNull();
  expect(ask(list, 'limit=many')).toBeNull();
  expect(ask(idea, '', { id: '1e3' })).toBeNull();
});

test('a parameter of the path never leaves its segment', () => {
  expect(ask(idea, '', { id: '7' })).toEqual({ key: ['idea', 7], path: '/ideas/7', take: 'results' });
  const news: RouteData = { key: ['one-news', { param: 'key' }], path: '/news/:key' };
  expect(ask(news, '', { key: '../me?x' })?.path).toBe('/news/..%2Fme%3Fx');
});

test('days are Japan’s of today, unless the address chooses others', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-02-28T15:00:00Z'));
  const days: RouteData = {
    key: ['figures', { query: true }],
    path: '/figures',
    query: { from: { day: -60, unless: 'period' }, until: { day: 0, unless: 'period' } },
  };
  expect(ask(days)?.key).toEqual(['figures', { from: '2025-12-31', until: '2026-03-01' }]);
  expect(ask(days, 'period=week')).toBeNull();
  jest.restoreAllMocks();
});
