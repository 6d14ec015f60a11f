import { bigrams, fold, grams } from '@ideabox/text';

/** What a member is found by: the folded name and its grams. */
export const nameIndex = (portalName: string) => {
  const name_text = fold(portalName);
  return { name_text, name_grams: grams(name_text) };
};

/** The same for what is looked for: a pattern that takes every character literally, and the grams it must have. */
export const nameQuery = (wanted: string) => {
  const folded = fold(wanted);
  const pairs = bigrams(folded);
  return {
    pattern: `%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`,
    grams: pairs.length > 0 ? pairs : grams(folded),
  };
};
