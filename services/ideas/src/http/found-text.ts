import { excerptOf, findHits, type Search, type Span } from '@ideabox/text';
import { z } from 'zod';
import { cardSchema } from './idea-card.ts';

const spans = z.array(z.tuple([z.number().int(), z.number().int()]));

/** What a list of ideas tells beyond their cards, of those that name it. */
export const foundSchema = cardSchema.extend({
  excerpt: z.string().meta({
    description:
      'Up to 120 characters of the text as typed, around the first hit of a keyword, else its beginning',
  }),
  hits: z.object({ name: spans, excerpt: spans }).meta({
    description: 'Where a keyword’s hits begin and end in name and excerpt, in UTF-16 units',
  }),
});

export const foundFields = ['excerpt', 'hits'] as const;

type Text = { name: string; raw_contents: string };

const within = (all: Span[], part: Span): [number, number][] =>
  all
    .filter(({ start, end }) => end > part.start && start < part.end)
    .map(({ start, end }) => [
      Math.max(start, part.start) - part.start,
      Math.min(end, part.end) - part.start,
    ]);

/** The part of an idea's text that a search is about, and where its hits are. */
export const foundText = ({ name, raw_contents }: Text, search: Search | undefined) => {
  const hitsIn = (text: string) => (search ? findHits(search, text) : { all: [], first: undefined });
  const { all, first } = hitsIn(raw_contents);
  const part = excerptOf(raw_contents, first);
  return {
    excerpt: raw_contents.slice(part.start, part.end),
    hits: {
      name: within(hitsIn(name).all, { start: 0, end: name.length }),
      excerpt: within(all, part),
    },
  };
};
