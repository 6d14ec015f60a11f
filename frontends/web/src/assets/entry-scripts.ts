import { join } from 'node:path';
import type { RouteData } from '@ideabox/contract';
import type { Locale } from '@ideabox/intl/locales';
import { z } from 'zod';
import { routeDataSchema } from '../remotes/descriptor-schema.ts';
import { distFolder } from './dist-folder.ts';
import { readJsonFile } from './read-json-file.ts';

const names = z.array(z.string().regex(/^[\w.-]+\.js$/));
const schema = z.object({
  scripts: names,
  messages: names,
  shared: z.record(z.string(), names),
  data: z.array(routeDataSchema).default([]),
});
const readEntry = () => readJsonFile(join(distFolder('shell'), 'entry.json'), schema);

/** The shell's scripts in their order, as addresses. */
export async function entryScripts(): Promise<string[]> {
  return (await readEntry()).scripts.map((name) => `/assets/${name}`);
}

/** The scripts that hold the shell's messages of one language. */
export async function messageScripts(locale: Locale): Promise<string[]> {
  const { messages } = await readEntry();
  return messages.filter((name) => name.includes(`-${locale}-json.`)).map((name) => `/assets/${name}`);
}

/** The scripts of those shared parts, by name, that are not in the shell's entry. */
export async function sharedScripts(parts: string[]): Promise<string[]> {
  const { shared } = await readEntry();
  return [...new Set(parts.flatMap((part) => shared[part] ?? []))].map((name) => `/assets/${name}`);
}

/** What every page asks for. */
export async function shellData(): Promise<RouteData[]> {
  return (await readEntry()).data;
}
