import { type Centroids, groupTexts } from './group-texts.ts';
import { layOut, type Place } from './lay-out.ts';
import { keepName } from './name-topic.ts';
import { randomOf } from './random.ts';
import { vectorsOf, vocabularyOf, type Word } from './weigh-words.ts';

type Weighed = { term: string; weight: number };

/** A topic as it was grouped: its heaviest words, the heaviest first, and its place on the map. */
export type Grouped = Place & { id: number; words: Weighed[]; terms: string[] };

/** `id` is that of the topic that it goes on from; none where it is new. */
export type Topic = Omit<Grouped, 'id'> & { id: number | null };

export type Found = { vocabulary: Word[]; topics: Topic[] };

const fewestTopics = 3;
const mostTopics = 100;

/** Few enough for one look, more where there is more to tell apart. */
export const countTopics = (texts: number): number =>
  Math.min(mostTopics, Math.max(Math.min(texts, fewestTopics), Math.round(Math.sqrt(texts / 5))));

/** So many words say what a topic is about; the others hardly weigh. */
const mostWords = 200;
const shownWords = 10;

/** Below this cosine a topic has become another. */
const same = 0.5;

/** What is left of a topic's words in the vocabulary of now, 1 where all are. */
const remains = ({ words }: Grouped, vocabulary: ReadonlySet<string>): number =>
  Math.hypot(...words.filter(({ term }) => vocabulary.has(term)).map(({ weight }) => weight));

const centroidsOf = (standing: readonly Grouped[], vocabulary: readonly Word[]): Centroids => {
  const places = new Map(vocabulary.map(({ term }, place) => [term, place]));
  const width = vocabulary.length;
  const weights = new Float32Array(standing.length * width);
  standing.forEach(({ words }, group) => {
    for (const { term, weight } of words) {
      const place = places.get(term);
      if (place !== undefined) weights[group * width + place] = weight;
    }
  });
  return { count: standing.length, width, weights };
};

const heaviest = ({ width, weights }: Centroids, group: number, vocabulary: readonly Word[]): Weighed[] => {
  const middle = weights.subarray(group * width, (group + 1) * width);
  return [...middle.keys()]
    .filter((word) => (middle[word] ?? 0) > 0)
    .toSorted((a, b) => (middle[b] ?? 0) - (middle[a] ?? 0) || a - b)
    .slice(0, mostWords)
    .map((word) => ({ term: vocabulary[word]?.term ?? '', weight: middle[word] ?? 0 }));
};

const likeness = (one: readonly Weighed[], other: readonly Weighed[]): number => {
  const weights = new Map(other.map(({ term, weight }) => [term, weight]));
  return one.reduce((sum, { term, weight }) => sum + weight * (weights.get(term) ?? 0), 0);
};

/** Groups texts, each given as its words, into topics, going on from those that stand. The same texts give the same. */
export const findTopics = (texts: readonly (readonly string[])[], grouped: readonly Grouped[]): Found => {
  const vocabulary = vocabularyOf(texts);
  const known = new Set(vocabulary.map(({ term }) => term));
  const standing = grouped.filter((topic) => remains(topic, known) >= same);
  const count = Math.max(standing.length, vocabulary.length === 0 ? 0 : countTopics(texts.length));
  const { centroids, groups } = groupTexts(
    vectorsOf(texts, vocabulary),
    centroidsOf(standing, vocabulary),
    count,
    randomOf(texts.length),
  );
  const places = layOut(
    centroids,
    Array.from({ length: count }, (_, group) => standing[group]),
  );
  const used = new Set(groups);
  const topics = places.flatMap((place, group) => {
    if (!used.has(group)) return [];
    const words = heaviest(centroids, group, vocabulary);
    const now = words.slice(0, shownWords).map(({ term }) => term);
    const before = standing[group];
    const goesOn = before !== undefined && likeness(before.words, words) >= same;
    const terms = goesOn ? keepName(before.terms, now).slice(0, shownWords) : now;
    return [{ id: goesOn ? before.id : null, words, terms, ...place }];
  });
  return { vocabulary, topics };
};
