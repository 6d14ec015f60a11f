/** Characters outside of the allowed class, each once. Width and case are folded first, as the server does. */
export function prohibitedCharacters(text: string, allowed: string): string {
  let outside: RegExp;
  try {
    outside = new RegExp(`[^${allowed}]`, 'u');
  } catch {
    // A class that is none: the server has the last word.
    return '';
  }
  return [
    ...new Set([...text].filter((character) => outside.test(character.normalize('NFKC').toLowerCase()))),
  ].join('');
}
