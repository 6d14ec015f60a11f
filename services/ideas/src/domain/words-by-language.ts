import type { Language, Translations } from '@ideabox/text';
import { InvalidField } from './errors.ts';

/** Words by language as an operator gives them: a language that is absent is unchanged, one that is null is cleared. */
export type GivenWords = { [Each in Language]?: string | null | undefined } | null | undefined;

/** The words in other languages than the first, with what was given of them; those in the first are the thing's own. */
export const changeTranslations = (before: Translations, given: GivenWords): Translations => {
  if (given === undefined) return before;
  if (given === null) return {};
  const words = Object.entries({ ...before, ...given });
  return Object.fromEntries(words.filter(([language, text]) => language !== 'ja' && text));
};

/** A thing's own words: given as such, or as those in the first language. */
const ownWords = <Text extends string | null | undefined>(field: string, own: Text, given: GivenWords) => {
  const again = given?.ja;
  if (own !== undefined && again !== undefined && own !== again) throw new InvalidField(field);
  return own === undefined ? again : own;
};

type Change = {
  name?: string | null | undefined;
  description?: string | null | undefined;
  names?: GivenWords;
  descriptions?: GivenWords;
};

/**
 * A change whose names and descriptions are as the thing keeps them.
 * @throws InvalidField when the words in the first language are given twice, and differ
 */
export const settleWords = <Given extends Change>(
  { names, descriptions }: { names: Translations; descriptions: Translations },
  change: Given,
) => ({
  ...change,
  name: ownWords('names', change.name, change.names),
  description: ownWords('descriptions', change.description, change.descriptions),
  names: changeTranslations(names, change.names),
  descriptions: changeTranslations(descriptions, change.descriptions),
});

type Words = { name: string; description: string; names: Translations; descriptions: Translations };

/** What is there in every language, as operators read and write it. */
export const byLanguage = ({ name, description, names, descriptions }: Words) => ({
  names: { ja: name, ...names },
  descriptions: { ja: description, ...descriptions },
});
