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
  z.strictObject({ before: z.literal('page'), of: z.string() }),
]);

export const routeDataSchema = z.object({
  key: z.array(z.union([value, z.strictObject({ query: z.literal(true) })])),
  path: z.string().startsWith('/'),
  query: z.record(z.string(), value).optional(),
  take: z.enum(['results', 'settings']).optional(),
});

const names = z.array(z.string().regex(/^[\w.-]+$/));

export const descriptorSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  entry: z.string().min(1),
  routes: z.array(
    z.object({
      path: z.string().startsWith('/'),
      title: z.string(),
      layout: z.enum(['default', 'dashboard', 'empty']),
      page: z.string(),
      status: z.number().int().optional(),
      data: z.array(routeDataSchema).optional(),
      files: names.optional(),
      messages: z.record(z.string(), names).optional(),
      shared: z.array(z.string()).optional(),
    }),
  ),
  dialogs: z.array(z.string()),
});
