import { charactersOf } from '@ideabox/intl';

export type Text = { name: string; contents: string };

/** As the API has it, which has the last word; `scripts/test/both-sides.test.ts` holds the two alike. */
const freeCharacters = 200;

/** How many characters of a text are no longer in another, in their order: bit-parallel longest common subsequence. */
function charactersGone(before: string, after: string): number {
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
}

/** How many characters of an idea's first text were taken out or replaced, and how many may be. */
export function modified(first: Text, next: Text): { gone: number; limit: number } {
  const length = charactersOf(first.name).length + charactersOf(first.contents).length;
  return {
    gone: charactersGone(first.name, next.name) + charactersGone(first.contents, next.contents),
    limit: Math.max(freeCharacters, Math.ceil(length / 2)),
  };
}
