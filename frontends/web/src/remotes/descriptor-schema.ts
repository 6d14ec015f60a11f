import { hashedFile } from '@ideabox/serving';
import { z } from 'zod';
import { routeDataSchema } from '../assets/route-data-schema.ts';

const names = z.array(z.string().regex(/^[\w.-]+$/));
const hashedName = z.string().regex(hashedFile);

export const descriptorSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  entry: z.string().min(1),
  routes: z.array(
    z.object({
      path: z.string().startsWith('/'),
      title: z.string(),
      layout: z.enum(['default', 'dashboard', 'empty']),
      page: z.string(),
      intro: z
        .object({
          heading: z.string(),
          lead: z.array(z.string()),
          first: z.object({ heading: z.string(), texts: z.array(z.string()) }).optional(),
        })
        .optional(),
      status: z.number().int().optional(),
      data: z.array(routeDataSchema).optional(),
      files: names.optional(),
      messages: z.record(z.string(), names).optional(),
      shared: z.array(z.string()).optional(),
    }),
  ),
  dialogs: z.array(z.string()),
});

/** What a release says of itself: all its files, by names that no other release gives to something else. */
export const releaseSchema = descriptorSchema.extend({
  entry: hashedName,
  words: z.record(z.string(), hashedName),
  files: z.array(hashedName).max(2_000),
});

export type Release = z.infer<typeof releaseSchema>;
