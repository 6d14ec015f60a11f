import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja, type Messages } from './ja.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';

export type { Messages };
export type MessageKey = keyof Messages;
export type Locale = 'ja' | 'en' | 'es' | 'fr' | 'pt' | 'ru' | 'zh';

const messages: Record<Locale, Messages> = { ja, en, es, fr, pt, ru, zh };

const isLocale = (language: string): language is Locale => Object.hasOwn(messages, language);

function firstLanguage(tags: string): string | undefined {
  return tags
    .split(/[\s,]+/)
    .map((tag) => tag.split(';')[0] ?? '')
    .find((tag) => /^[a-z]/i.test(tag))
    ?.toLowerCase();
}

/**
 * `uiLocales` is what the site asked for, `accepted` the browser's wish; with neither the page is Japanese, in a language
 * that it does not speak it is English.
 */
export function localeFor(uiLocales: string | undefined, accepted: string | undefined): Locale {
  const wanted = firstLanguage(uiLocales ?? '') ?? firstLanguage(accepted ?? '') ?? 'ja';
  const language = wanted.split('-')[0] ?? '';
  return isLocale(language) ? language : 'en';
}

export function messagesFor(locale: Locale): Messages {
  return messages[locale];
}
