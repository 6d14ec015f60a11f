/** A title and a text, character by character. */
export type Characters = { name: string[]; contents: string[] };

/** As the API has it, which has the last word; `scripts/test/both-sides.test.ts` holds the two alike. */
const freeCharacters = 200;

/** How many characters of a text are no longer in another, in their order: bit-parallel longest common subsequence. */
function charactersGone(before: string[], after: string[]): number {
  const places = new Map<string, bigint>();
  for (const [index, character] of before.entries())
    places.set(character, (places.get(character) ?? 0n) | (1n << BigInt(index)));
  const all = (1n << BigInt(before.length)) - 1n;
  let gone = all;
  for (const character of after) {
    const met = gone & (places.get(character) ?? 0n);
    gone = ((gone + met) | (gone - met)) & all;
  }
  return gone.toString(2).replaceAll('0', '').length;
}

/** How many characters of an idea's first text were taken out or replaced, and how many may be. */
export function modified(first: Characters, next: Characters): { gone: number; limit: number } {
  const length = first.name.length + first.contents.length;
  return {
    gone: charactersGone(first.name, next.name) + charactersGone(first.contents, next.contents),
    limit: Math.max(freeCharacters, Math.ceil(length / 2)),
  };
}
