/** In the order of the language selector; the first is the reference and the fallback. */
export const locales = ['ja', 'en', 'fr', 'es', 'pt', 'ru', 'zh'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'ja';

/** Each language by its own name. */
export const localeNames: Record<Locale, string> = {
  ja: '日本語',
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ru: 'Русский',
  zh: '简体中文',
};

export function isLocale(text: string | undefined): text is Locale {
  return (locales as readonly string[]).includes(text ?? '');
}

/** Under which key the editors keep a text in a language: `catchword` in the first one, `catchword_en` in English. */
export function keyIn(locale: Locale, key: string): string {
  return locale === defaultLocale ? key : `${key}_${locale}`;
}
