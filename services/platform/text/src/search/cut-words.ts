import { foldKana, toKatakana } from '../fold-kana.ts';
import { formsOf, inflects, isEmptyWord, particles } from './endings.ts';
import { isHiragana, type Piece, readPieces } from './read-pieces.ts';
import type { SearchWord } from './search-word.ts';

const oneKanji = /^\p{scx=Han}$/u;
const kanjiThenKana = /\p{scx=Han}[ぁ-ゖ]+$/u;

/** The only kanji of a word that inflects, with any kana that its forms have instead of this one. */
const inflecting = (kanji: string, kana: string): SearchWord => ({
  text: kanji,
  followedBy: toKatakana(formsOf(kana)),
});

/** 難 of 難しく, which the dictionary knows as 難しい alone. */
const isAdjective = (rest: string) => /^し(?:[いくけさすそみ]|かっ)/u.test(rest);

/** A word that ends in kana, without what another form of it has not. */
const stemOf = (text: string): SearchWord => {
  const [stem, last] = [text.slice(0, -1), text.slice(-1)];
  if (!inflects(last)) return { text };
  return oneKanji.test(stem) ? inflecting(stem, last) : { text: stem };
};

/** Whether the kana after a kanji are the ending of its word, by what stands around it. */
const isInflected = (piece: Piece, before: Piece | undefined, next: Piece | undefined): boolean =>
  next?.joined === true &&
  isHiragana(next.text) &&
  !particles.has(next.text) &&
  !next.text.startsWith('する') &&
  // A kanji at the end of others (電子化して) is the end of a noun.
  (!piece.joined || before === undefined || isHiragana(before.text));

const wordOfKanji = (pieces: Piece[], place: number): SearchWord => {
  const { text } = pieces[place] as Piece;
  const followers = pieces.slice(place + 1, place + 4);
  const rest = followers.map((follower) => follower.text).join('');
  if (followers[0]?.joined && isAdjective(rest)) return { text: `${text}し` };
  const inflected = isInflected(pieces[place] as Piece, pieces[place - 1], followers[0]);
  const kana = rest.slice(0, 1);
  return inflected && formsOf(kana) !== '' ? inflecting(text, kana) : { text };
};

const wordOfHiragana = (pieces: Piece[], place: number): SearchWord | undefined => {
  const { text, joined } = pieces[place] as Piece;
  const [before, next] = [pieces[place - 1], pieces[place + 1]];
  // Up to two kana after a kanji are how its word ends.
  if (joined && before && oneKanji.test(before.text) && text.length < 3) return undefined;
  const isVerb = next?.joined && isHiragana(next.text) && isEmptyWord(next.text) && !particles.has(next.text);
  return text.length > 2 && (isVerb || /[いうくぐすつぬぶむる]$/u.test(text)) ? stemOf(text) : { text };
};

const wordOf = (pieces: Piece[], place: number): SearchWord | undefined => {
  const { text } = pieces[place] as Piece;
  if (isEmptyWord(text)) return undefined;
  if (oneKanji.test(text)) return wordOfKanji(pieces, place);
  if (isHiragana(text)) return wordOfHiragana(pieces, place);
  const plain = text.replace(/^[おご](?=\p{scx=Han})/u, '');
  return kanjiThenKana.test(plain) ? stemOf(plain) : { text: plain };
};

const mostWords = 20;

const isOther = (word: SearchWord, place: number, words: SearchWord[]) =>
  words.findIndex(({ text, followedBy }) => text === word.text && followedBy === word.followedBy) === place;

/**
 * The words of a text as they are searched for, cut as Japanese is read: without particles and endings, a word that inflects
 * by its stem. At most 20.
 */
export const cutWords = (text: string): SearchWord[] => {
  const pieces = readPieces(text);
  return pieces
    .flatMap((_, place) => wordOf(pieces, place) ?? [])
    .map((word) => ({ ...word, text: foldKana(word.text) }))
    .filter(isOther)
    .slice(0, mostWords);
};
