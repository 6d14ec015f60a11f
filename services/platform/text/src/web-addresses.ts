/** A web address within a text, as typed, and where it begins (in UTF-16 units). */
export type WebAddress = { address: string; index: number };

// A host may be of any script. Japanese that follows an ASCII label without a space is no longer the address.
const label = '[\\p{L}\\p{M}\\p{N}-]+';
const lastLabel = '(?:[a-z0-9-]+|[^\\x00-\\x7f\\P{L}][\\p{L}\\p{M}\\p{N}-]*)';
const host = `(?:${label}\\.)*${lastLabel}(?::\\d{1,5})?`;
// A path typed in Japanese begins after a separator, and not with hiragana: that is how a sentence goes on after an
// address (https://example.jp/を見て).
const ascii = '[a-z0-9\\-._~:/?#\\[\\]@!$&()*+,;=%|]';
const foreign = '(?<=[/=_#&?(-])(?!\\p{sc=Hiragana})[^\\x00-\\x7f\\P{L}][\\p{L}\\p{M}\\p{N}・]*';
const rest = `(?:[/?#](?:${ascii}|${foreign})*)?`;

const pattern = new RegExp(`https?://${host}${rest}`, 'giu');

const opening: Record<string, string> = { ')': '(', ']': '[' };

const occurrences = (text: string, character: string) => text.split(character).length - 1;

/** Leaves out what ends the sentence around an address, and brackets that were opened before it. */
const trimmed = (address: string): string => {
  const unopened: Record<string, number> = {};
  for (const [closer, opener] of Object.entries(opening))
    unopened[closer] = occurrences(address, closer) - occurrences(address, opener);
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] as string;
    if ('.,;:!?|&'.includes(last)) continue;
    const surplus = unopened[last] ?? 0;
    if (surplus <= 0) break;
    unopened[last] = surplus - 1;
  }
  return address.slice(0, end);
};

/** The addresses (http, https) that a text names, without the punctuation and the sentences around them. */
export const webAddresses = (text: string): WebAddress[] =>
  [...text.matchAll(pattern)]
    .map((match) => ({ address: trimmed(match[0]), index: match.index }))
    .filter(({ address }) => URL.canParse(address));
