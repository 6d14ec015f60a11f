import type { News } from '../store/news.ts';

/** A piece of news as everyone sees it. */
export const newsOf = ({ revision: _, ...news }: News) => news;
