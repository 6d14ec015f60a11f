import { charactersOf } from '@ideabox/text';
import { InvalidField } from './errors.ts';

type Text = { name: string; contents: string };

/** So many characters may be taken out of or replaced in any text; in a long one, half. */
const freeCharacters = 200;

/** How many characters of a text are no longer in another, in their order: bit-parallel longest common subsequence. */
export const charactersGone = (before: string, after: string): number => {
  const places = new Map<string, bigint>();
  const characters = charactersOf(before);
  for (const [index, character] of characters.entries())
    places.set(character, (places.get(character) ?? 0n) | (1n << BigInt(index)));
  const all = (1n << BigInt(characters.length)) - 1n;
  let gone = all;
  for (const character of charactersOf(after)) {
    const met = gone & (places.get(character) ?? 0n);
    gone = ((gone + met) | (gone - met)) & all;
  }
  return gone.toString(2).replaceAll('0', '').length;
};

/** How many characters of an idea's first text its author may take out or replace, once others have answered to it. */
export const modifiableOf = ({ name, contents }: Text): number =>
  Math.max(freeCharacters, Math.ceil((charactersOf(name).length + charactersOf(contents).length) / 2));

/** @throws InvalidField where so little of the first text is left that those who answered to it answered to something else. */
export const checkModified = (first: Text, next: Text): void => {
  const gone = charactersGone(first.name, next.name) + charactersGone(first.contents, next.contents);
  if (gone > modifiableOf(first)) throw new InvalidField('contents', 'not_allowed');
};
