import { join } from 'node:path';
import { z } from 'zod';
import { distFolder } from './dist-folder.ts';
import { readJsonFile } from './read-json-file.ts';
import { routeDataSchema } from './route-data-schema.ts';

const addresses = z.array(
  z
    .string()
    .regex(/^[\w.-]+\.js$/)
    .transform((name) => `/assets/${name}`),
);

const schema = z.object({
  /** In their order. */
  scripts: addresses,
  /** Those with the shell's first messages, of all languages. */
  messages: addresses,
  /** Those of each shared part that is not in the entry, by its name: `@ideabox/ui/controls`. */
  shared: z.record(z.string(), addresses),
  /** What every page asks for. */
  data: z.array(routeDataSchema).default([]),
});

export type ShellEntry = z.infer<typeof schema>;

/** What the build tells of the shell, its scripts as addresses. */
export const shellEntry = (): Promise<ShellEntry> =>
  readJsonFile(join(distFolder('shell'), 'entry.json'), schema);
