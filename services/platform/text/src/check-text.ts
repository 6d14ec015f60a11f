import { prohibitedCharacters, prohibitedInName } from './allowed-characters.ts';

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

type Fields = Record<string, string | null | undefined>;

/**
 * Checks what someone wrote, field by field; what is absent is in order. Names are held to more than other texts.
 * @throws ProhibitedText naming the characters of each field that may not be posted
 */
export const checkText = (fields: Fields, allowed: string, names: Fields = {}): void => {
  const found = [
    ...Object.entries(fields).map(
      ([field, text]) => [field, prohibitedCharacters(text ?? '', allowed)] as const,
    ),
    ...Object.entries(names).map(([field, name]) => [field, prohibitedInName(name ?? '', allowed)] as const),
  ].filter(([, characters]) => characters !== '');
  if (found.length > 0) throw new ProhibitedText(Object.fromEntries(found));
};
