import { readArguments } from './arguments.ts';

const lines = ['1', '2', '5'];

test('nothing asked for is every line, at the usual pace', () => {
  const { wanted, pace } = readArguments([], lines);
  expect(wanted).toEqual(lines);
  expect(pace).toEqual({ rate: 1, length: 1 });
});

test('lines come in their order, and a pace can be asked for', () => {
  const asked = readArguments(['--only', '5', '--only', '2', '--rate', '0.5', '--length', '0.1'], lines);
  expect(asked).toMatchObject({ wanted: ['2', '5'], pace: { rate: 0.5, length: 0.1 } });
});

test.each([
  [['--only', '9'], 'There is no line 9: they are 1, 2, 5.'],
  [['--only', 'constructor'], 'There is no line constructor'],
  [['--rate', '0'], '--rate is a number above 0, at most 100, not "0".'],
  [['--length', 'long'], '--length is a number above 0, at most 10, not "long".'],
  [['--images', '/tmp'], '--images and --load go together.'],
  [['--loud'], "Unknown option '--loud'"],
])('%j is refused', (args, words) => {
  expect(() => readArguments(args, lines)).toThrow(words);
});
