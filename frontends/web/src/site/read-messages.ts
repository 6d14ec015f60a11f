import { join } from 'node:path';
import type { Locale } from '@ideabox/intl/locales';
import { z } from 'zod';
import { frontendsFolder } from '../assets/frontends-folder.ts';
import { readJsonFile } from '../assets/read-json-file.ts';

export const messagesSchema = z.record(z.string(), z.string());

/** What the shell or a remote says in a language; nothing where that is not known. */
export type Words = (owner: string, locale: Locale) => Promise<Record<string, string>>;

/** The messages of the shell or of a remote that lie beside this server. */
export const readMessages: Words = (owner, locale) =>
  readJsonFile(join(frontendsFolder, owner, 'messages', `${locale}.json`), messagesSchema).catch(() => ({}));
