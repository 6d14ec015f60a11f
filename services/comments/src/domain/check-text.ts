import { prohibitedCharacters } from '@ideabox/text';
import { Prohibited } from './errors.ts';

/** @throws Prohibited naming the characters of each field that may not be posted. */
export const checkText = (fields: Record<string, string>, allowed: string): void => {
  const found = Object.entries(fields)
    .map(([field, text]) => [field, prohibitedCharacters(text, allowed)] as const)
    .filter(([, characters]) => characters !== '');
  if (found.length > 0) throw new Prohibited(Object.fromEntries(found));
};
