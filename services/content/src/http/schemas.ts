import { limitedTo, text } from '@ideabox/http';
import { isLongerThan } from '@ideabox/text';
import { z } from 'zod';
import { translatedFields } from './translations.ts';

/** A key as it stands in a path or a filter. */
export const key = () => z.string().regex(/^[\w.-]{1,100}$/);

/** What operators write: up to `max` UTF-16 units, with line breaks; it may be empty. */
export const prose = (max: number) => z.string().max(max);

/** The same, counted as people count characters. */
export const note = (max: number) =>
  z
    .string()
    .refine((value) => !isLongerThan(value, max), { params: { code: 'max_length' } })
    .meta(limitedTo(max));

export const setting = z.object({ search_key: z.string(), value: z.string() });

export const part = z.object({ search_key: z.string(), contents: z.string() });

export const staticPage = z.object({
  page_key: z.string(),
  name: z.string(),
  contents: z.string(),
  ...translatedFields,
});

export const newsContents = text(20_000, { multiline: true });

export const newsItem = z.object({
  id: z.int().positive(),
  news_key: z.string(),
  name: z.string(),
  contents: z.string(),
  date_entered: z.iso.datetime(),
  ...translatedFields,
});

export const report = z.object({
  id: z.int().positive(),
  type: z.enum(['inquiry', 'problem', 'correction']),
  contents: z.string(),
  target: z.enum(['idea', 'comment']).nullable(),
  target_id: z.int().positive().nullable(),
  status: z.enum(['open', 'in_progress', 'closed']),
  date_entered: z.iso.datetime(),
});

/** A report as those who handle it see it. */
export const handledReport = report.extend({ member_id: z.string().nullable(), note: z.string() });
