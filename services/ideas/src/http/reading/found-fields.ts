import { excerptSchema, hitsSchema } from '@ideabox/http';
import { foundText, type Search } from '@ideabox/text';
import { z } from 'zod';
import { cardSchema } from './idea-card.ts';

/** What a list of ideas tells beyond their cards, of those that name it. */
export const foundSchema = cardSchema.extend({
  excerpt: excerptSchema,
  hits: z.object({ name: hitsSchema, excerpt: hitsSchema }).meta({
    description: 'Where a keyword’s hits begin and end in name and excerpt, in UTF-16 units',
  }),
});

export const foundFields = ['excerpt', 'hits'] as const;

/** The part of an idea's text that a search is about, and where its hits are. */
export const foundIn = (
  { name, raw_contents }: { name: string; raw_contents: string },
  search: Search | undefined,
) => {
  const { excerpt } = foundText(search, raw_contents);
  return { excerpt: excerpt.text, hits: { name: foundText(search, name).hits, excerpt: excerpt.hits } };
};
