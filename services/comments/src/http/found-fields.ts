import { excerptSchema, hitsSchema } from '@ideabox/http';
import { foundText, type Search } from '@ideabox/text';
import { z } from 'zod';
import { threadSchema } from './comment.ts';

/** What a list of comments tells beyond themselves, of those that name it. */
export const foundSchema = threadSchema.extend({
  excerpt: excerptSchema,
  hits: z.object({ raw_contents: hitsSchema, excerpt: hitsSchema }).meta({
    description: 'Where a keyword’s hits begin and end in raw_contents and excerpt, in UTF-16 units',
  }),
});

export const foundFields = ['excerpt', 'hits'] as const;

/** The part of a comment that a search is about, and where its hits are. */
export const foundIn = ({ raw_contents }: { raw_contents: string }, search: Search | undefined) => {
  const { hits, excerpt } = foundText(search, raw_contents);
  return { excerpt: excerpt.text, hits: { raw_contents: hits, excerpt: excerpt.hits } };
};
