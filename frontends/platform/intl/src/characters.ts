let segmenter: Intl.Segmenter | undefined;

/** The longest emoji has ten code points; marks piled on one letter count as more than one. The API counts alike. */
const pointsOfOne = 10;

/** Where each character, as people see them, begins. A browser that cannot tell takes code points. */
function* starts(text: string): Generator<{ segment: string; index: number }> {
  if ('Segmenter' in Intl) {
    segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
    yield* segmenter.segment(text);
    return;
  }
  let index = 0;
  for (const segment of text) {
    yield { segment, index };
    index += segment.length;
  }
}

/** Each by itself. */
export const charactersOf = (text: string): string[] => Array.from(starts(text), ({ segment }) => segment);

/** Length as people count it: an emoji is one, however it is put together. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const { segment } of starts(text)) length += Math.ceil([...segment].length / pointsOfOne);
  return length;
}

/** The first so many characters; none is cut in two. */
export function firstCharacters(text: string, count: number): string {
  let seen = 0;
  for (const { index } of starts(text)) {
    if (seen === count) return text.slice(0, index);
    seen += 1;
  }
  return text;
}

/** The same, with an ellipsis where something was left out. */
export function shortened(text: string, count: number): string {
  const short = firstCharacters(text, count);
  return short === text ? text : `${short}…`;
}
