const namedBy = 3;

const has = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** What a topic is called: its first words, none of which is part of another. */
const nameOf = (terms: readonly string[]): string[] => {
  const name: string[] = [];
  for (const term of terms)
    if (name.length < namedBy && !name.some((other) => has(other, term))) name.push(term);
  return name;
};

/** A topic's name from its words, the heaviest first, without those that are hidden; empty when all are. */
export const nameTopic = (terms: readonly string[], isHidden: (term: string) => boolean): string =>
  nameOf(terms.filter((term) => !isHidden(term))).join('・');

/**
 * A topic's words after it was grouped anew: while those that gave it its name are still among its words, they stay in
 * front, so that it keeps its name.
 */
export const keepName = (before: readonly string[], now: readonly string[]): string[] => {
  const name = nameOf(before);
  return name.every((term) => now.includes(term)) ? [...new Set([...name, ...now])] : [...now];
};
