import { inLanguages, text } from '@ideabox/http';
import { z } from 'zod';

export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const unique = (values: unknown[]): boolean => new Set(values).size === values.length;

const description = text(1_000, { multiline: true, empty: true });

/** Names in each language; the first one cannot be cleared. */
export const names = inLanguages(text(100)).extend({ ja: text(100).optional() });

/** What has a description, and names and descriptions by language. */
export const describedFields = {
  description: description.nullish(),
  names: names.nullish(),
  descriptions: inLanguages(description).nullish(),
};
