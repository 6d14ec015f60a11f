import { readComments, realFigures, variationFigures } from './similarity.ts';

const file = process.argv[2];
if (!file) throw new Error('expected the path of a comments.csv.gz');
const thresholds = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4];
const comments = await readComments(file);
const figures = [...variationFigures(comments, 4_000, thresholds), realFigures(comments, thresholds)];
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
console.log(`| refused, of pairs | pairs | ${thresholds.join(' | ')} |`);
console.log(`|---|---|${thresholds.map(() => '---').join('|')}|`);
for (const { name, same, pairs, refused } of figures)
  console.log(`| ${same ? 'same' : 'other'}: ${name} | ${pairs} | ${refused.map(percent).join(' | ')} |`);
