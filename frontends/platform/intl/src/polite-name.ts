import type { Locale } from './locales.ts';

const honorifics = /(?:さん|さま|様|ちゃん|くん|君|氏|先生|殿)$/u;

/** A member's name as one speaks of them: with さん in Japanese, unless it says by itself how they are addressed. */
export function politeName(name: string, locale: Locale): string {
  return locale !== 'ja' || honorifics.test(name.trimEnd()) ? name : `${name}さん`;
}
