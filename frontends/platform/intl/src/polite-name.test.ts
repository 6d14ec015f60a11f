import { politeName } from './polite-name.ts';

test.each([
  ['山田', 'ja', '山田さん'],
  ['花子さん', 'ja', '花子さん'],
  ['花子ちゃん', 'ja', '花子ちゃん'],
  ['鈴木先生', 'ja', '鈴木先生'],
  ['さんご', 'ja', 'さんごさん'],
  ['山田', 'en', '山田'],
  ['花子さん', 'fr', '花子さん'],
] as const)('%s is spoken of in %s as %s', (name, locale, spoken) =>
  expect(politeName(name, locale)).toBe(spoken),
);
