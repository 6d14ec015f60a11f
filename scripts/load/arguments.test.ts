import { readArguments } from './arguments.ts';

test('a scenario is enough', () => {
  expect(readArguments(['smoke'])).toEqual({
    name: 'smoke',
    at: undefined,
    rate: 5,
    length: 1,
    members: 20,
    patient: false,
    compare: undefined,
  });
});

test('everything can be said', () => {
  const given = ['average', '--at', 'https://ideas.example', '--rate', '2.5', '--length', '0.1'];
  expect(readArguments([...given, '--members', '50', '--compare', 'earlier.json', '--patient'])).toEqual({
    name: 'average',
    at: new URL('https://ideas.example'),
    rate: 2.5,
    length: 0.1,
    members: 50,
    patient: true,
    compare: 'earlier.json',
  });
});

test('nothing asked for is help', () => {
  expect(readArguments([])).toBeUndefined();
  expect(readArguments(['--help'])).toBeUndefined();
});

test.each([
  [
    ['spke'],
    'There is no scenario "spke": smoke, average, stress, spike, soak, breakpoint. Did you mean spike',
  ],
  [['smoke', 'soak'], 'One scenario at a time, without "soak".'],
  [['smoke', '--rate', '0'], '--rate is a number above 0, at most 10000, not "0".'],
  [['smoke', '--rate', 'much'], '--rate is a number above 0'],
  [['smoke', '--length=-1'], '--length is a number above 0'],
  [['smoke', '--members', '1.5'], '--members is a whole number above 0'],
  [['smoke', '--at', 'ideas.example'], '--at takes an address such as https://ideas.example'],
  [['smoke', '--at', 'ftp://ideas.example'], '--at takes an address'],
  [['smoke', '--at', 'https://ideas.example/ideas'], 'without a path: https://ideas.example, not'],
  [['smoke', '--at', 'https://me:secret@ideas.example'], 'without a path'],
  [['smoke', '--loud'], "Unknown option '--loud'"],
])('%j is refused in a line', (args, line) => {
  expect(() => readArguments(args)).toThrow(
    expect.objectContaining({ message: expect.stringContaining(line) }),
  );
  expect(() => readArguments(args)).toThrow(/^[^\n]*$/);
});
