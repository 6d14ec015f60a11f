import { prohibitedCharacters } from '@ideabox/text';
import { Prohibited } from './errors.ts';

/**
 * Whether what everyone will read has only characters that may be posted (`allowed` is the registry's
 * `allow_post_character`).
 * @throws Prohibited
 */
export const checkNames = (texts: Record<string, string | null | undefined>, allowed: string): void => {
  const found = Object.entries(texts)
    .map(([field, text]) => [field, prohibitedCharacters(text ?? '', allowed)] as const)
    .filter(([, characters]) => characters !== '');
  if (found.length > 0) throw new Prohibited(Object.fromEntries(found));
};
