import { withoutTitle } from './without-title.ts';

test('a first heading that repeats the title goes, any other stays', () => {
  expect(withoutTitle('# 使い方\n\n本文', '使い方')).toBe('\n本文');
  expect(withoutTitle('# はじめに\n\n本文', '使い方')).toBe('# はじめに\n\n本文');
});
