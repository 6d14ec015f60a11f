import { countTopics, findTopics, type Grouped } from './find-topics.ts';
import { randomOf } from './random.ts';

const subjects = {
  school: ['学校', '教員', '給食', '授業', '宿題'],
  traffic: ['鉄道', 'バス', '運賃', '駅前', '渋滞'],
  energy: ['電力', '発電', '原子力', '太陽光', '送電'],
};

/** So many texts of each subject, each with three of its words and one that is in all of them. */
const textsOf = (each: number, words: readonly (readonly string[])[] = Object.values(subjects)) => {
  const random = randomOf(7);
  return words.flatMap((subject) =>
    Array.from({ length: each }, () => ['国', ...subject.toSorted(() => random() - 0.5).slice(0, 3)]),
  );
};

const namesOf = (topics: { terms: string[] }[]) =>
  topics.map(({ terms }) => terms.toSorted().join(' ')).toSorted();

/** Topics as they stand after a grouping. */
const standingOf = (texts: string[][]): Grouped[] =>
  findTopics(texts, []).topics.map((topic, index) => ({ ...topic, id: index + 1 }));

test('texts that share words are a topic, and a word of all texts is of none', () => {
  const { vocabulary, topics } = findTopics(textsOf(20), []);
  expect(namesOf(topics)).toEqual(namesOf(Object.values(subjects).map((terms) => ({ terms }))));
  expect(vocabulary.map(({ term }) => term)).not.toContain('国');
});

test('the same texts give the same topics, to the last digit', () => {
  expect(findTopics(textsOf(20), [])).toEqual(findTopics(textsOf(20), []));
});

test('topics go on under their ids and names when more is posted', () => {
  const standing = standingOf(textsOf(18));
  const { topics } = findTopics(textsOf(20), standing);
  expect(topics.map(({ id, terms }) => [id, terms.slice(0, 3)])).toEqual(
    standing.map(({ id, terms }) => [id, terms.slice(0, 3)]),
  );
  for (const [index, { x }] of topics.entries())
    expect(Math.sign(x)).toBe(Math.sign(standing[index]?.x ?? 0));
});

test('a topic that nobody writes of any more ends, and what is new gets no old name', () => {
  const standing = standingOf(textsOf(20));
  const { school, traffic } = subjects;
  const { topics } = findTopics(
    textsOf(20, [school, traffic, ['年金', '税制', '給付', '控除', '所得']]),
    standing,
  );
  const old = standing.find(({ terms }) => terms.includes('電力'));
  expect(topics.map(({ id }) => id)).not.toContain(old?.id);
  expect(topics.find(({ terms }) => terms.includes('年金'))?.id).toBeNull();
});

test('unlike topics lie apart on the map', () => {
  const { topics } = findTopics(textsOf(20), []);
  for (const [index, one] of topics.entries())
    for (const other of topics.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.3);
  for (const { x, y } of topics) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1);
});

test.each([
  [[], 0],
  [[[], []], 0],
  [[['国'], ['国']], 0],
  [textsOf(20), 3],
])('few texts, or none that share a word, make few topics', (texts, count) => {
  expect(findTopics(texts, []).topics).toHaveLength(count);
});

test.each([
  [0, 0],
  [2, 2],
  [100, 4],
  [5_746, 34],
  [1_000_000, 100],
])('%d texts are told in %d topics at most', (texts, count) => expect(countTopics(texts)).toBe(count));
