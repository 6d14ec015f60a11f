import { foldKana } from '../fold-kana.ts';
import type { Search } from './read-search.ts';
import { patternOf, type SearchWord } from './search-word.ts';

/** From where to where in a text, in UTF-16 units; `end` is behind the last one. */
export type Span = { start: number; end: number };

/** A character with the marks that are folded into it. */
const clusters = /.[\p{M}\uff9e\uff9f]*/gsu;

/** Folds a text for searching, and tells where in it a span of what was folded comes from. */
const foldWithPlaces = (text: string): { folded: string; placeOf: (span: Span) => Span } => {
  const plain = foldKana(text);
  const isAligned = text.normalize('NFKC') === text && plain.length === text.length;
  if (isAligned) return { folded: plain, placeOf: (span) => span };
  const units: { folded: string; from: Span }[] = [];
  for (const { 0: cluster, index } of text.matchAll(clusters)) {
    const from = { start: index, end: index + cluster.length };
    for (const folded of foldKana(cluster).split('')) units.push({ folded, from });
  }
  return {
    folded: units.map(({ folded }) => folded).join(''),
    placeOf: ({ start, end }) => ({
      start: units[start]?.from.start ?? text.length,
      end: units[end - 1]?.from.end ?? 0,
    }),
  };
};

const occurrences = (word: SearchWord, folded: string): Span[] =>
  [...folded.matchAll(new RegExp(patternOf(word), 'gu'))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));

const merged = (spans: Span[]): Span[] => {
  const found: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = found.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else found.push({ ...span });
  }
  return found;
};

/** Where in a text what was searched for stands: every word, and `first` the phrase where it is there, else the first word. */
export const findHits = (
  { phrase, words }: Search,
  text: string,
): { all: Span[]; first: Span | undefined } => {
  const { folded, placeOf } = foldWithPlaces(text);
  const spansOf = (wanted: SearchWord[]) => wanted.flatMap((word) => occurrences(word, folded));
  const whole = spansOf(phrase);
  const all = merged([...whole, ...spansOf(words)]);
  const first = merged(whole)[0] ?? all[0];
  return { all: all.map(placeOf), first: first && placeOf(first) };
};
