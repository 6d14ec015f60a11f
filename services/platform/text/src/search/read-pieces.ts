import { fold } from '../fold.ts';
import { toKatakana } from '../fold-kana.ts';
import { particles, withoutEndings } from './endings.ts';

/** What the dictionary cuts out of a text; `joined` where nothing stands between it and the piece before. */
export type Piece = { text: string; joined: boolean };

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

export const isHiragana = (text: string): boolean => /^[ぁ-ゖー]+$/u.test(text);

const cut = (folded: string): Piece[] => {
  let end = -1;
  return [...segmenter.segment(folded)].flatMap(({ segment, index, isWordLike }) => {
    if (!isWordLike && segment !== 'ー') return [];
    const joined = index === end;
    end = index + segment.length;
    return [{ text: segment, joined }];
  });
};

const isKatakana = (text: string): boolean => /^[ァ-ヶー]*[ァ-ヶ][ァ-ヶー]*$/u.test(text);

/** Neighbours in katakana, or in hiragana with no particle among them, as one group; every other piece by itself. */
const groupsOf = (pieces: Piece[]): Piece[][] => {
  const groups: Piece[][] = [];
  let open = '';
  pieces.forEach((piece, place) => {
    const next = pieces[place + 1];
    const isLong = next?.joined === true && next.text.startsWith('ー');
    const goesOn = isHiragana(piece.text) && (isLong || !particles.has(piece.text)) ? 'hiragana' : '';
    const script = isKatakana(piece.text) ? 'katakana' : goesOn;
    if (script !== '' && open === script && piece.joined) groups.at(-1)?.push(piece);
    else groups.push([piece]);
    open = script;
  });
  return groups;
};

const isShred = ({ text }: Piece) => text.length === 1;

/** A word that is in no dictionary, most often a loanword in hiragana, comes in shreds: they are read as one. */
const readTogether = (group: Piece[]): Piece[] => {
  const joined = group[0]?.joined ?? false;
  const word = group.map(({ text }) => text).join('');
  if (group.length === 1 || !group.some(isShred)) return group;
  if (isKatakana(word)) return [{ text: word, joined }];
  // After a kanji, shreds are how its word ends.
  if (joined && !word.includes('ー')) return group;
  const read = word.includes('ー') ? cut(toKatakana(word)) : [{ text: withoutEndings(word), joined }];
  return read.map((piece, place) => (place === 0 ? { ...piece, joined } : piece));
};

/** The pieces of a text as it was typed, but for width and case. */
export const readPieces = (text: string): Piece[] => groupsOf(cut(fold(text))).flatMap(readTogether);
