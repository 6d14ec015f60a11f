import type { Language } from '@ideabox/text';

export type Text = { name: string; contents: string };

/** A text in other languages than the one that it was first written in. */
export type Translations = Partial<Record<Language, Text>>;

export type Translated = Text & { translations: Translations };

/** A text in one language, else in the one that it was written in; `lang` says which it is. */
export const textIn = (
  language: Language,
  { name, contents, translations }: Translated,
): Text & { lang: Language } => ({
  ...(translations[language] ?? { name, contents }),
  lang: translations[language] ? language : 'ja',
});

export type GivenTranslations = { [Each in Language]?: Text | null | undefined } | null | undefined;

/** Translations with what an operator gave of them: absent is unchanged, null is cleared. */
export const changeTranslations = (before: Translations, given: GivenTranslations): Translations => {
  if (given === undefined) return before;
  if (given === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, text]) => text));
};

/** The same as plain fields, for the audit log: `name_en`, `contents_en` and so on. */
export const flatTranslations = (translations: Translations): Record<string, string> =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, { name, contents }]) => [
      [`name_${language}`, name],
      [`contents_${language}`, contents],
    ]),
  );

/** What it is called in other languages. */
export const namesIn = (translations: Translations): Record<string, string> =>
  Object.fromEntries(Object.entries(translations).map(([language, { name }]) => [language, name]));
