/** A word as the analyser tells of it. */
export type Token = {
  surface: string;
  partOfSpeech: string;
  partOfSpeechSubcategory1: string | null;
  partOfSpeechSubcategory2: string | null;
};

const nouns: readonly (string | null)[] = ['一般', 'サ変接続', '固有名詞', '形容動詞語幹', 'ナイ形容詞語幹'];
const readable = /^[\p{L}\p{N}ー々〆・'’-]+$/u;
const meaningless = /^[\p{N}\p{P}]+$|^[ぁ-ん]{1,2}$|^[a-z]$/u;
const unknown = /^[ァ-ヶー]{3,}$|^[\p{Script=Latin}][\p{Script=Latin}\p{N}-]+$|^\p{Script=Han}{2,}$/u;

/** Nouns that are in every text and tell nothing of it. */
const stopWords = new Set(
  [
    '可能',
    '必要',
    '重要',
    '具体',
    '多様',
    '新た',
    '十分',
    '問題',
    '場合',
    '状況',
    '方法',
    '内容',
    '意見',
    '提案',
    '賛成',
    '反対',
  ]
    .concat([
      'アイデア',
      'アイディア',
      'コメント',
      '自分',
      '皆さん',
      '全て',
      '以下',
      '以上',
      '理由',
      '部分',
      '感じ',
      '本当',
      '大変',
    ])
    .concat([
      'お願い',
      '検討',
      '実現',
      '対応',
      '実施',
      '利用',
      '使用',
      '存在',
      '関係',
      '結果',
      '現在',
      '現状',
      '今後',
      '場所',
      '方々',
    ])
    .concat([
      'the',
      'and',
      'for',
      'with',
      'that',
      'this',
      'are',
      'is',
      'of',
      'to',
      'in',
      'on',
      'it',
      'be',
      'as',
      'or',
      'an',
    ])
    .concat(['http', 'https', 'www', 'com', 'jp', 'co', 'or', 'go', 'html', 'pdf']),
);

/** Names of people are no subject of a cloud. */
const isPerson = (token: Token) => token.partOfSpeechSubcategory2 === '人名';

const isTerm = (token: Token): boolean => {
  const { surface } = token;
  if ([...surface].length < 2 || surface.length > 50 || stopWords.has(surface.toLowerCase())) return false;
  if (!readable.test(surface) || meaningless.test(surface)) return false;
  if (token.partOfSpeech === 'UNK') return unknown.test(surface);
  return token.partOfSpeech === '名詞' && nouns.includes(token.partOfSpeechSubcategory1) && !isPerson(token);
};

// Latin words are one word however they are written: DX and dx, Digital and digital.
const longestAbbreviation = 4;
const oneCase = (word: string): string =>
  word.length <= longestAbbreviation ? word.toUpperCase() : word.toLowerCase();

const spellOf = (word: string): string => (/^[\p{Script=Latin}\p{N}-]+$/u.test(word) ? oneCase(word) : word);

/** What is analysed of a text: width makes no difference, addresses are no words. */
export const analysable = (text: string): string => text.normalize('NFKC').replaceAll(/https?:\/\/\S+/g, ' ');

const tagWeight = 3;

/** The nouns among words, each once, and tags as often as they count. */
export const findTerms = (tokens: Token[], tags: string[]): string[] => {
  const nouns = new Set(tokens.filter(isTerm).map(({ surface }) => spellOf(surface)));
  const given = new Set(tags.map((tag) => spellOf(tag.normalize('NFKC').trim())).filter(Boolean));
  return [...nouns, ...[...given].flatMap((tag) => Array<string>(tagWeight).fill(tag))];
};
