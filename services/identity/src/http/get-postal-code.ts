import { ok } from '@ideabox/http';
import { z } from 'zod';
import { regions } from '../domain/codes.ts';
import { PostalCodeNotFound } from '../domain/errors.ts';
import { findAddress } from '../postal-codes/find-address.ts';
import { route } from './route.ts';

const part = z.string().nullable();

const address = z.object({
  postal_code: z.string(),
  region: z.enum(regions).nullable(),
  prefecture: part,
  city: part,
  street: part,
  streets: z.array(z.string()),
});

/** What is written as a hyphen: NFKC makes one of the full-width one, but not of those that look like it. */
const hyphens = /[-‐‑‒–—―−ー]/gu;

/** Seven digits, of any width, with or without the hyphen. */
const postalCode = () =>
  z
    .string()
    .max(16)
    .transform((code) => code.normalize('NFKC').replace(/^〒/u, '').trim())
    .transform((code) => (code.length === 8 ? code.slice(0, 3) + code.slice(3).replace(hyphens, '') : code))
    .pipe(z.string().regex(/^\d{7}$/))
    .meta({ examples: ['100-0013', '1000013'] });

export const getPostalCode = route({
  method: 'get',
  path: '/postal_codes/:code',
  summary: 'The address that a Japanese postal code says; a part that differs within the code is null',
  access: 'anyone',
  params: { code: postalCode() },
  result: address,
  notFound: 'Data not found',
  handle: async (_context, { params }) => {
    const found = findAddress(params.code);
    if (!found) throw new PostalCodeNotFound();
    return ok(found);
  },
});
