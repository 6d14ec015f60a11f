import { excerptOf } from './excerpt.ts';
import { findHits, type Span } from './find-hits.ts';
import type { Search } from './read-search.ts';

/** Where a hit begins and ends, in UTF-16 units. */
export type Hit = [start: number, end: number];

const within = (all: Span[], part: Span): Hit[] =>
  all
    .filter(({ start, end }) => end > part.start && start < part.end)
    .map(({ start, end }) => [
      Math.max(start, part.start) - part.start,
      Math.min(end, part.end) - part.start,
    ]);

/** Where in a text the hits of a search are, the part of it that the search is about, and where they are in that. */
export const foundText = (
  search: Search | undefined,
  text: string,
): { hits: Hit[]; excerpt: { text: string; hits: Hit[] } } => {
  const { all, first } = search ? findHits(search, text) : { all: [], first: undefined };
  const part = excerptOf(text, first);
  return {
    hits: within(all, { start: 0, end: text.length }),
    excerpt: { text: text.slice(part.start, part.end), hits: within(all, part) },
  };
};
