import { prohibitedCharacters } from './allowed-characters.ts';

/** A text has characters that may not be posted. */
export class ProhibitedText extends Error {
  override name = 'ProhibitedText';
  /** The characters at fault, by field. */
  readonly characters: Record<string, string>;

  constructor(characters: Record<string, string>) {
    super('prohibited characters');
    this.characters = characters;
  }
}

/**
 * Checks what someone wrote, field by field; what is absent is in order.
 * @throws ProhibitedText naming the characters of each field that may not be posted
 */
export const checkText = (fields: Record<string, string | null | undefined>, allowed: string): void => {
  const found = Object.entries(fields)
    .map(([field, text]) => [field, prohibitedCharacters(text ?? '', allowed)] as const)
    .filter(([, characters]) => characters !== '');
  if (found.length > 0) throw new ProhibitedText(Object.fromEntries(found));
};
