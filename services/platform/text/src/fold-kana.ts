import { fold } from './fold.ts';

/** Hiragana as katakana: ぁ to ゖ and the signs that repeat a kana. */
export const toKatakana = (text: string): string =>
  text.replaceAll(/[ぁ-ゖゝゞ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** Text as it is searched: width and case folded, hiragana as katakana. */
export const foldKana = (text: string): string => toKatakana(fold(text));
