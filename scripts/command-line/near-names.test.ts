import { didYouMean, nearNames } from './near-names.ts';

const known = ['ideas', 'identity', 'comments', 'content', 'public', 'e2e/search-and-lists', 'web'];

test.each([
  ['idaes', ['ideas']],
  ['comment', ['comments', 'content']],
  ['publik', ['public']],
  ['e2e/serch', ['e2e/search-and-lists']],
  ['lists', ['e2e/search-and-lists']],
  ['wbe', ['web']],
  ['x', []],
  ['nothing-like-it', []],
])('whoever asks for %s is offered %j', (asked, offered) => {
  expect(nearNames(asked, known)).toEqual(offered);
});

test('the nearest come first, each once, three at most', () => {
  expect(nearNames('cat', ['car', 'cats', 'cat', 'cap', 'cut', 'cat'])).toEqual(['cat', 'cats', 'cap']);
});

test('a refusal ends with what is near, and with nothing where nothing is', () => {
  expect(didYouMean('idaes', known)).toBe(' Did you mean ideas?');
  expect(didYouMean('nothing-like-it', known)).toBe('');
});
