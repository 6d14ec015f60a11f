import type { Locale } from '@ideabox/intl/locales';
import type { Words } from '../site/read-messages.ts';
import type { Matched } from './match-route.ts';

/** The title in the route table, in the reader's language; undefined where its messages are not known here. */
export async function titleOf(
  matched: Matched | null,
  words: Words,
  locale: Locale,
): Promise<string | undefined> {
  const messages = await words(matched?.remote.name ?? 'shell', locale);
  return messages[matched?.route.title ?? 'not_found.title'];
}
