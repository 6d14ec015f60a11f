import { readArguments } from './arguments.ts';

test('remotes are named, each once; none named means all', () => {
  expect(readArguments([])).toMatchObject({ remotes: [], against: undefined, measure: false, log: 'warn' });
  expect(readArguments(['public', 'member', 'public']).remotes).toEqual(['public', 'member']);
});

test('another site is known by its origin', () => {
  expect(readArguments(['--against', 'https://ideas.example/some/page']).against).toBe(
    'https://ideas.example',
  );
});

test.each([
  [['pubic'], 'There is no remote called "pubic". Did you mean public?'],
  [['xyz'], 'There is no remote called "xyz". There are public, '],
  [['--agianst', 'http://a.example'], '"--agianst" cannot be understood. Did you mean --against?'],
  [['--against'], '"--against" cannot be understood.'],
  [['--against', 'ideas.example'], '--against wants the address of a site'],
  [['--against', 'ftp://ideas.example'], '--against wants the address of a site'],
  [['--log', 'loud'], '--log knows debug, info, warn, error, not "loud".'],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence);
});
