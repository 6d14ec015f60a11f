import { inLanguages, text } from '@ideabox/http';
import { z } from 'zod';

export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const unique = (values: unknown[]): boolean => new Set(values).size === values.length;

/** In years that every store can hold, 1970 to 9999. */
const isStorable = (time: string): boolean => {
  const year = new Date(time).getUTCFullYear();
  return year >= 1970 && year <= 9999;
};

/** A day of the calendar, as 2027-03-31. */
export const day = z.iso.date().refine(isStorable);

/** A time in any zone; UTC afterwards. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine(isStorable)
  .transform((value) => new Date(value).toISOString());

const description = text(1_000, { multiline: true, empty: true });

/** Names in each language; the first one cannot be cleared. */
export const names = inLanguages(text(100)).extend({ ja: text(100).optional() });

/** What has a description, and names and descriptions by language. */
export const describedFields = {
  description: description.nullish(),
  names: names.nullish(),
  descriptions: inLanguages(description).nullish(),
};
