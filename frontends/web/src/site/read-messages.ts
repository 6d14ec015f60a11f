import { join } from 'node:path';
import type { Locale } from '@ideabox/intl/locales';
import { z } from 'zod';
import { frontendsFolder } from '../assets/frontends-folder.ts';
import { readJsonFile } from '../assets/read-json-file.ts';

const schema = z.record(z.string(), z.string());

/** The messages of the shell or of a remote built beside this server; none for a remote that lives elsewhere. */
export async function readMessages(owner: string, locale: Locale): Promise<Record<string, string>> {
  return readJsonFile(join(frontendsFolder, owner, 'messages', `${locale}.json`), schema).catch(() => ({}));
}
