import { z } from 'zod';
import { routeDataSchema } from '../assets/route-data-schema.ts';

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
