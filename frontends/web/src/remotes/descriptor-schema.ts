import { z } from 'zod';

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
    }),
  ),
  dialogs: z.array(z.string()),
  files: z.array(z.string().regex(/^[\w.-]+$/)),
});
