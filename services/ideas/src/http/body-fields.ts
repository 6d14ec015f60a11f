import { z } from 'zod';

export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const unique = (values: unknown[]): boolean => new Set(values).size === values.length;

/** A time that every store can hold: years 1970 to 9999, in any zone; UTC afterwards. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine((value) => {
    const year = new Date(value).getUTCFullYear();
    return year >= 1970 && year <= 9999;
  })
  .transform((value) => new Date(value).toISOString());
