const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Code points of one character at most: the longest emoji has ten; marks piled on one letter must be no way around a limit. */
export const pointsOfOne = 10;

/** Each by itself, as people see them. */
export const charactersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Length as people count it: an emoji is one, however it is put together. */
export const lengthOf = (text: string): number => {
  let length = 0;
  for (const { segment } of graphemes.segment(text)) length += Math.ceil([...segment].length / pointsOfOne);
  return length;
};

/** Whether it is longer than so many characters. What cannot fit, however it is counted, is not counted. */
export const isLongerThan = (text: string, limit: number): boolean => {
  const points = [...text].length;
  return points > limit && (points > limit * pointsOfOne || lengthOf(text) > limit);
};
