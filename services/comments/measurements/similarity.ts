import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { isSimilar, normalise } from '../src/domain/similarity.ts';
import { variations } from './near-duplicates.ts';

type Comment = { idea: string; text: string };

/** For each threshold that was asked for, the share of pairs that it takes for similar. */
export type Figures = { name: string; same: boolean; pairs: number; refused: number[] };

/** Comments of a data set in the importer's shape (`comments.csv.gz`). */
export const readComments = async (file: string): Promise<Comment[]> => {
  const rows = createReadStream(file)
    .pipe(createGunzip())
    .pipe(parse({ columns: true, bom: true }));
  const comments: Comment[] = [];
  for await (const row of rows) comments.push({ idea: row.idea_id, text: row.contents });
  return comments;
};

/** Numbers below a bound, the same ones in every run. */
const picker = () => {
  let state = 1;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state % Math.max(1, below);
  };
};

type Pair = readonly [string, readonly string[]];

const shares = (name: string, same: boolean, pairs: Pair[], thresholds: number[]): Figures => ({
  name,
  same,
  pairs: pairs.length,
  refused: thresholds.map(
    (threshold) =>
      pairs.filter(([text, others]) => isSimilar(text, others, threshold)).length / (pairs.length || 1),
  ),
});

/** How often what was made of real comments is taken for the same, by what was done to it. */
export const variationFigures = (comments: Comment[], sample: number, thresholds: number[]): Figures[] => {
  const step = Math.max(1, Math.floor(comments.length / sample));
  const chosen = comments.filter((_, index) => index % step === 0);
  return variations.map(({ name, same, make }) => {
    const pick = picker();
    const pairs = chosen.flatMap(({ text }): Pair[] => {
      const other = make(text, pick);
      return other === undefined ? [] : [[normalise(text), [normalise(other)]]];
    });
    return shares(name, same, pairs, thresholds);
  });
};

/** How often a real comment is taken for one that stood on its idea before it. */
export const realFigures = (comments: Comment[], thresholds: number[]): Figures => {
  const byIdea = Map.groupBy(comments, ({ idea }) => idea);
  const pairs = [...byIdea.values()].flatMap((group) => {
    const texts = group.map(({ text }) => normalise(text));
    return texts.map((text, index): Pair => [text, texts.slice(0, index)]);
  });
  return shares('real comments of one idea', false, pairs, thresholds);
};
