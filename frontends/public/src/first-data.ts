import type { RouteData } from '@ideabox/contract';
import { foundFields } from './ideas/found-fields.ts';
import { newsFields, pageFields } from './texts/article-fields.ts';

/** What the pages ask for at once, under the keys of their queries: the document brings it along. */
const shelf = (sort: string): RouteData => ({
  key: ['ideas', { query: true }],
  path: '/ideas',
  query: { sort, limit: 6 },
});

const list = {
  sort: { search: 'sort', else: 'date_entered' },
  limit: { search: 'limit', number: true, else: 20 },
  answer: { search: 'answer' },
  period: { search: 'period' },
  situation_id: { search: 'situation_id', number: true },
  seed: { search: 'seed', number: true },
  offset: { before: 'page', of: 'limit' },
} as const;

const news = (limit: number): RouteData => ({
  key: ['news', limit, 0],
  path: '/news',
  query: { limit, offset: 0 },
});

const commentTotal: RouteData = {
  key: ['comments', 'total'],
  path: '/comments',
  query: { limit: 1, fields: 'id' },
};

const latestAnswers: RouteData = {
  key: ['ideas', { query: true }],
  path: '/ideas',
  query: { answer: 'any', sort: 'answer_date', limit: 3 },
};

// The newest ideas first: they are what the document shows of them until the scripts have come.
const home: RouteData[] = [shelf('date_entered'), shelf('point'), latestAnswers, commentTotal, news(5)];

const ideas: RouteData[] = [
  {
    key: ['ideas', { query: true }],
    path: '/ideas',
    query: { ...list, category: { search: 'category' }, topic: { search: 'topic', number: true } },
  },
];

const search: RouteData[] = [
  {
    key: ['ideas', { query: true }],
    path: '/ideas',
    query: {
      ...list,
      sort: { search: 'sort', else: 'relevance' },
      fields: foundFields,
      category: { search: 'category' },
      keyword: { search: 'keyword' },
      search_target: { search: 'search_target' },
      tag: { search: 'tag' },
      step: { search: 'step' },
      member_id: { search: 'member_id' },
      start_date: { search: 'start_date' },
      end_date: { search: 'end_date' },
    },
  },
];

/** In the order that is shown unless another one is asked for. */
const comments: RouteData[] = [
  {
    key: ['comments', { query: true }],
    path: '/comments',
    query: {
      category: { param: 'category' },
      keyword: { search: 'keyword' },
      sort: 'date_entered',
      order: 'desc',
      limit: { search: 'limit', number: true, else: 50 },
      offset: { before: 'page', of: 'limit' },
    },
  },
];

const category: RouteData[] = [
  { key: ['category', { param: 'key' }], path: '/categories/:key', take: 'results' },
  { key: ['ideas', { query: true }], path: '/ideas', query: { ...list, category: { param: 'key' } } },
];

const idea: RouteData[] = [
  { key: ['idea', { param: 'id', number: true }], path: '/ideas/:id', take: 'results' },
  {
    key: ['idea-comments', { param: 'id', number: true }, 'threads', 'newest', 1],
    path: '/ideas/:id/comments',
    query: { page: 1, limit: 30, sort: 'date_entered', order: 'desc' },
  },
  {
    key: ['ideas', 'derived', { param: 'id', number: true }, 5],
    path: '/ideas',
    query: { parent_id: { param: 'id', number: true }, limit: 5 },
  },
];

const newsList: RouteData[] = [news(20)];

const oneNews: RouteData[] = [
  {
    key: ['one-news', { param: 'key' }],
    path: '/news/:key',
    query: { fields: newsFields.join() },
    take: 'results',
  },
];

const staticPage: RouteData[] = [
  {
    key: ['page', { param: 'key' }],
    path: '/pages/:key',
    query: { fields: pageFields.join() },
    take: 'results',
  },
];

/** By the pages of the route table. */
export const firstData: Record<string, RouteData[]> = {
  home,
  ideas,
  search,
  comments,
  category,
  idea,
  newsList,
  news: oneNews,
  staticPage,
};
