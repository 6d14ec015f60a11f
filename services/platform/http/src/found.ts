import { z } from 'zod';

/** Where a search's hits are in a text. */
export const hitsSchema = z.array(z.tuple([z.number().int(), z.number().int()]));

/** The part of a text that a search is about. */
export const excerptSchema = z.string().meta({
  description:
    'Up to 120 characters of the text as typed, around the first hit of a keyword, else its beginning',
});
