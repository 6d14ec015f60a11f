import type { Locale } from '@ideabox/intl';
import type { Idea } from '../get-idea.ts';

export type Words = Pick<Idea, 'name' | 'raw_contents'>;

/** What the browser made of an idea's words, and of which. */
export type Translation = { of: Words; to: Locale; name: string; contents: string };

/** Once the idea is edited, or read in another language, a translation says what is no longer there. */
export const isTranslationOf = (translation: Translation, words: Words, to: Locale): boolean =>
  translation.to === to &&
  translation.of.name === words.name &&
  translation.of.raw_contents === words.raw_contents;
