import { join } from 'node:path';
import type { Locale } from '@ideabox/intl/locales';
import { z } from 'zod';
import { readJsonFile } from '../assets/read-json-file.ts';
import type { Matched } from './match-route.ts';

const messagesSchema = z.record(z.string(), z.string());
const frontends = join(import.meta.dirname, '../../..');

/** The title in the route table, in the reader's language; undefined for a remote that lives elsewhere. */
export async function titleOf(matched: Matched | null, locale: Locale): Promise<string | undefined> {
  const folder = matched?.remote.name ?? 'shell';
  const id = matched?.route.title ?? 'not_found.title';
  const file = join(frontends, folder, 'messages', `${locale}.json`);
  const messages = await readJsonFile(file, messagesSchema).catch(() => null);
  return messages?.[id];
}
