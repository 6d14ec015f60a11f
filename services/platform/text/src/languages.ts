/** What the site can speak; the first is what it is written in, and what stands where nothing was written in another. */
export const languages = ['ja', 'en', 'fr', 'es', 'pt', 'ru', 'zh'] as const;
export type Language = (typeof languages)[number];

/** Words in other languages than the first. */
export type Translations = Partial<Record<Language, string>>;

/** The language that was asked for, told by its first two letters; the first one where the site does not speak it. */
export const languageOf = (asked: string | undefined): Language => {
  const short = asked?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === short) ?? 'ja';
};

/** Words in one language where someone wrote them, else as they are. */
export const wordsIn = (language: Language, words: string, translations: Translations): string =>
  translations[language] || words;
