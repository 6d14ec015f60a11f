import { z } from 'zod';

const value = z.union([
  z.string(),
  z.number(),
  z.strictObject({ param: z.string(), number: z.literal(true).optional() }),
  z.strictObject({
    search: z.string(),
    number: z.literal(true).optional(),
    else: z.union([z.string(), z.number()]).optional(),
  }),
  z.strictObject({ day: z.number().int(), unless: z.string() }),
  z.strictObject({ before: z.literal('page'), of: z.string() }),
]);

/** What a page asks for, as the build wrote it down. */
export const routeDataSchema = z.object({
  key: z.array(z.union([value, z.strictObject({ query: z.literal(true) })])),
  path: z.string().startsWith('/'),
  query: z.record(z.string(), value).optional(),
  take: z.enum(['results', 'settings']).optional(),
});
