import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readComments, realFigures, variationFigures } from '../measurements/similarity.ts';
import { defaultThreshold } from '../src/domain/similarity.ts';

const sample = fileURLToPath(new URL('../../../../shared/data/comments.csv.gz', import.meta.url));
const available = existsSync(sample);
if (!available) console.warn(`skipped: the default threshold is measured where ${sample} is`);
const measured = available ? test : test.skip;

measured('the default threshold refuses what is posted again, and hardly any real comment', async () => {
  const comments = await readComments(sample);
  const at = [defaultThreshold];
  const figures = new Map(variationFigures(comments, 300, at).map(({ name, refused }) => [name, refused[0]]));
  expect(figures.get('width, signs and breaks')).toBe(1);
  for (const name of ['a wrong character', 'a missing character', 'three wrong characters', 'another style'])
    expect(figures.get(name)).toBeGreaterThan(0.95);
  expect(figures.get('“賛成です。” before it')).toBeGreaterThan(0.9);
  expect(figures.get('another number')).toBe(0);
  expect(figures.get('a quotation with an answer')).toBe(0);
  expect(realFigures(comments.slice(0, 5_000), at).refused[0]).toBeLessThan(0.002);
});
