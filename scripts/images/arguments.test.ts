import { readArguments } from './arguments.ts';
import { images } from './image.ts';

const chosen = (...args: string[]) => readArguments(args).chosen.map(({ name }) => name);

test('every image, or those that are named, in their own order', () => {
  expect(chosen()).toEqual(images.map(({ name }) => name));
  expect(chosen('web', 'ideas', 'web')).toEqual(['ideas', 'web']);
});

test('where they go, and what they stand on', () => {
  expect(readArguments(['web', '--base', '--push', 'registry.example/ideabox'])).toMatchObject({
    base: true,
    push: 'registry.example/ideabox',
  });
});

test.each([
  [['analytic'], 'There is no image analytic. Did you mean analytics?'],
  [['--pussh', 'x'], 'npm run images'],
  [['--push'], 'npm run images'],
])('%j is refused', (args, sentence) => expect(() => readArguments(args)).toThrow(sentence));
