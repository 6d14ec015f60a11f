import type { Finding } from './reconcile.ts';

/** A difference in a line: what, where, expected, found. */
export const sentenceOf = ({ service, book, from, key, expected, found }: Finding): string => {
  const where = `${service}: ${book} ${key} (from ${from})`;
  if (!found) return `${where}: missing, expected ${JSON.stringify(expected)}`;
  if (!expected) return `${where}: unexpected, found ${JSON.stringify(found)}`;
  return `${where}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`;
};
