import { readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';

const usual = {
  ...{ changed: false, watch: false, list: false, help: false },
  ...{ names: [], pattern: undefined, seed: undefined, cores: undefined },
};

test.each([
  [[], {}],
  [['ideas', 'e2e/search'], { names: ['ideas', 'e2e/search'] }],
  [['-t', '50 times'], { pattern: '50 times' }],
  [['ideas', '--watch'], { names: ['ideas'], watch: true }],
  [['--changed', '--list'], { changed: true, list: true }],
  [['--cores', '4'], { cores: 4 }],
])('%j is understood', (args, more) => {
  expect(readArguments(args)).toEqual({ ...usual, ...more });
});

test('tests are shuffled by a seed that is given, or by another each time, or not at all', () => {
  expect(readArguments([]).seed).toBeUndefined();
  expect(readArguments(['--seed', '123']).seed).toBe(123);
  const seeds = Array.from({ length: 20 }, () => readArguments(['--randomize']).seed);
  expect(new Set(seeds).size).toBeGreaterThan(1);
});

test.each([
  [['--chnaged'], 'There is no option --chnaged. Did you mean --changed?'],
  [['-x'], 'There is no option -x.'],
  [['--seed'], '--seed'],
  [['--seed', '1.5'], '--seed is a whole number from 0 to 2147483647, not "1.5".'],
  [['--seed=-1'], 'not "-1"'],
  [['--seed', '2147483648'], 'not "2147483648"'],
  [['--cores', 'all'], '--cores is a whole number from 1 to 256, not "all".'],
  [['--cores', '0'], 'not "0"'],
  [['--cores', '257'], 'not "257"'],
  [['-t', '('], '-t takes a regular expression'],
  [['--watch=yes'], '--watch'],
  [['--changed', 'ideas'], 'Give either --changed or names, not both.'],
])('%j is refused', (args, sentence) => {
  const reading = () => readArguments(args);
  expect(reading).toThrow(UsageError);
  expect(reading).toThrow(sentence);
});
