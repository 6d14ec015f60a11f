import { en } from './en.ts';
import { ja } from './ja.ts';

export type Messages = typeof ja;
export type MessageKey = keyof Messages;
export type Locale = 'ja' | 'en';

const messages: Record<Locale, Messages> = { ja, en };

function firstLanguage(tags: string): string | undefined {
  return tags
    .split(/[\s,]+/)
    .map((tag) => tag.split(';')[0] ?? '')
    .find((tag) => /^[a-z]/i.test(tag))
    ?.toLowerCase();
}

/** `uiLocales` is what the site asked for, `accepted` the browser's wish; with neither the page is Japanese. */
export function localeFor(uiLocales: string | undefined, accepted: string | undefined): Locale {
  const wanted = firstLanguage(uiLocales ?? '') ?? firstLanguage(accepted ?? '') ?? 'ja';
  return wanted.startsWith('ja') ? 'ja' : 'en';
}

export function messagesFor(locale: Locale): Messages {
  return messages[locale];
}
