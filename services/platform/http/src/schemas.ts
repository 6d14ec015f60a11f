import { isLongerThan, type Language, languages, pointsOfOne } from '@ideabox/text';
import { z } from 'zod';
import { unwritableIn } from './unwritable.ts';

const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))
    .meta({ type: 'integer', minimum: min, maximum: max });

/** `limit` from 1 to `max` and `offset` from 0. */
export const paging = (defaults: { limit: number; max?: number }) => ({
  limit: integer(1, defaults.max ?? 999).default(defaults.limit),
  offset: integer(0, Number.MAX_SAFE_INTEGER).default(0),
});

/** A positive integer in a path or query. */
export const entityId = () => integer(1, Number.MAX_SAFE_INTEGER);

/** One of the given words, in a query. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) => z.enum(words);

/** `a,b`, or the parameter repeated. */
export const wordList = () =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((value) =>
      (Array.isArray(value) ? value : value.split(',')).map((word) => word.trim()).filter(Boolean),
    );

/** An RFC 3339 time in UTC. */
export const dateTime = () => z.iso.datetime();

/** In years that every store can hold, 1970 to 9999. */
const isStorable = (time: string): boolean => {
  const year = new Date(time).getUTCFullYear();
  return year >= 1970 && year <= 9999;
};

/** A day of the calendar, as 2027-03-31. */
export const day = () => z.iso.date().refine(isStorable);

/** A day to look from or until: whatever the calendar of the database has, which begins with the year 1. */
export const anyDay = () => z.iso.date().refine((date) => date >= '0001-01-01');

/** A time in any zone; UTC afterwards. */
export const moment = () =>
  z.iso
    .datetime({ offset: true })
    .refine(isStorable)
    .transform((value) => new Date(value).toISOString());

const lineBreak = /[\r\n\u2028\u2029\t]/g;

const addIssue = (payload: z.core.ParsePayload<string>, code: string, prohibited?: string[]) => {
  payload.issues.push({
    code: 'custom',
    input: payload.value,
    params: { code, prohibited: prohibited && [...new Set(prohibited)].join('') },
  });
};

/**
 * A limit in characters as people count them, for JSON Schema, which counts code points: it refuses nothing that we take, and
 * `x-max-characters` is the limit itself.
 */
export const limitedTo = (max: number) => ({ maxLength: max * pointsOfOne, 'x-max-characters': max });

/**
 * What someone wrote: 1 to `max` characters, as people count them, that are not all blank, on one line unless `multiline`; nothing, too, where
 * it may be `empty`.
 */
export const text = (max: number, { multiline = false, empty = false } = {}) =>
  z
    .string()
    .check((payload) => {
      const { value } = payload;
      if (value.trim() === '' && !(empty && value === '')) addIssue(payload, 'required');
      if (isLongerThan(value, max)) addIssue(payload, 'max_length');
      const prohibited = [...unwritableIn(value), ...(multiline ? [] : (value.match(lineBreak) ?? []))];
      if (prohibited.length > 0) addIssue(payload, 'prohibited_characters', prohibited);
    })
    .meta({ minLength: empty ? 0 : 1, ...limitedTo(max) });

/** Something in each of the site's languages: one that is absent is unchanged, one that is null is cleared. */
export const inLanguages = <Each extends z.ZodType>(each: Each) =>
  z.strictObject(
    Object.fromEntries(languages.map((language) => [language, each.nullish()])) as Record<
      Language,
      z.ZodOptional<z.ZodNullable<Each>>
    >,
  );

/** What there is in each language, as it is answered. */
export const ofLanguages = <Each extends z.ZodType>(each: Each) => z.partialRecord(z.enum(languages), each);
