const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** What belongs to the word before it: endings and particles, and marks that close. */
const follows = /^(?:\p{Script=Hiragana}+|[、。，．！？!?)\]」』）】〉》・ー…々〜]+)$/u;
/** What belongs to the word after it: marks that open, and a character by itself that begins a compound. */
const leads = /[([「『（【〈《]$|^\p{Script=Han}$/u;
/** The last character of a word and the next word, inside one compound: loan words, Chinese characters, a number and its unit. */
const inside =
  /^(?:[\p{Script=Katakana}ー]+|[\p{N}\p{Script=Han}]\p{Script=Han}+|\p{N}[\p{Script=Katakana}ー]+)$/u;
/** Longer than this, a phrase may be parted between its words. */
const longestPhrase = 12;

/** The pieces of a text between which a line may end: no word is cut, and no ending stands alone. */
export function phrasesOf(text: string): string[] {
  const phrases: string[] = [];
  for (const { segment } of words.segment(text)) {
    const before = phrases.at(-1);
    const isPart =
      before !== undefined &&
      (inside.test(`${before.at(-1)}${segment}`) || leads.test(before) || follows.test(segment));
    if (isPart && before.length + segment.length <= longestPhrase)
      phrases[phrases.length - 1] = before + segment;
    else phrases.push(segment);
  }
  return phrases;
}

/** In the height of the letters, as far as it is known without the font. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) < 0x250 ? 0.65 : 1.02), 0);

/** A text in lines that are no wider than so many times the height of its letters; what does not fit ends with an ellipsis. */
export function linesOf(text: string, width: number, most: number): string[] {
  const lines = [''];
  const fits = (piece: string) => widthOf(lines.at(-1) + piece) <= width;
  const add = (piece: string) => {
    lines[lines.length - 1] += piece;
  };
  for (const phrase of phrasesOf(text.replaceAll(/\s+/g, ' ').trim())) {
    if (!fits(phrase) && lines.at(-1) !== '') lines.push('');
    if (fits(phrase)) add(phrase);
    // Wider than a line by itself: there is nothing but to part it.
    else for (const character of phrase) fits(character) ? add(character) : lines.push(character);
  }
  const trimmed = lines.map((line) => line.trim());
  if (trimmed.length <= most) return trimmed;
  const last = phrasesOf(trimmed[most - 1] ?? '');
  while (last.length > 1 && widthOf(`${last.join('')}…`) > width) last.pop();
  return [...trimmed.slice(0, most - 1), `${last.join('')}…`];
}
