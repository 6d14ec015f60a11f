import { oneOf } from '@ideabox/http';
import { z } from 'zod';

/** A word to look for; without the one character that a database cannot be asked for. */
export const word = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\u0000'));

export const order = oneOf(['asc', 'desc']).default('desc');
