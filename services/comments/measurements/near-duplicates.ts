/** Something people do to a text before they post it again, or to one that they answer. */
export type Variation = {
  name: string;
  /** Whether the result says the same, so that it ought to be refused. */
  same: boolean;
  /** Undefined where it cannot be done to this text. */
  make: (text: string, pick: (below: number) => number) => string | undefined;
};

const splice = (text: string, at: number, drop: number, add = '') =>
  text.slice(0, at) + add + text.slice(at + drop);

const sentencesOf = (text: string) => text.split(/(?<=。)/u).filter((sentence) => sentence.trim() !== '');

const replaced = (text: string, from: string, to: string) =>
  text.includes(from) ? text.replace(from, to) : undefined;

const firstOf = (text: string, pairs: readonly (readonly [string, string])[]) => {
  const pair = pairs.find(([from]) => text.includes(from));
  return pair && replaced(text, ...pair);
};

const typo: Variation['make'] = (text, pick) => splice(text, pick(text.length), 1, 'の');

const synonyms = [
  ['必要', '大切'],
  ['推進', '促進'],
  ['支援', '応援'],
  ['整備', '準備'],
  ['構築', '実現'],
  ['強化', '充実'],
] as const;

const opposites = [
  ['賛成', '反対'],
  ['増や', '減ら'],
  ['します', 'しません'],
  ['すべき', 'しないべき'],
  ['必要', '不要'],
  ['強化', '緩和'],
] as const;

export const variations: Variation[] = [
  { name: 'width, signs and breaks', same: true, make: (text) => `　${text.replaceAll('。', '！\n')}` },
  { name: 'a wrong character', same: true, make: typo },
  { name: 'a missing character', same: true, make: (text, pick) => splice(text, pick(text.length), 1) },
  {
    name: 'three wrong characters',
    same: true,
    make: (text, pick) => [1, 2, 3].reduce((given) => typo(given, pick) as string, text),
  },
  { name: 'another style', same: true, make: (text) => replaced(text, 'ます。', 'る。') },
  { name: 'a word for a word', same: true, make: (text) => firstOf(text, synonyms) },
  { name: '“賛成です。” before it', same: true, make: (text) => `賛成です。${text}` },
  { name: '“よろしくお願いします。” after it', same: true, make: (text) => `${text}よろしくお願いします。` },
  {
    name: 'a sentence left out',
    same: true,
    make: (text, pick) => {
      const sentences = sentencesOf(text);
      return sentences.length < 3 ? undefined : sentences.toSpliced(pick(sentences.length), 1).join('');
    },
  },
  {
    name: 'sentences the other way round',
    same: true,
    make: (text) => {
      const sentences = sentencesOf(text);
      return sentences.length < 2 ? undefined : sentences.toReversed().join('');
    },
  },
  { name: 'the opposite', same: false, make: (text) => firstOf(text, opposites) },
  {
    name: 'another number',
    same: false,
    make: (text) =>
      /\d/.test(text) ? text.replace(/\d+/, (digits) => String(Number(digits) + 1)) : undefined,
  },
  {
    name: 'a quotation with an answer',
    same: false,
    make: (text) =>
      `「${text.slice(0, 40)}」とのことですが、財源と担い手をどうするのか、もう少し具体的に伺いたいです。`,
  },
];
