import { join } from 'node:path';
import { makeSampleRepository, sampleProjects } from './sample-repository.ts';
import { selectNamed } from './select-named.ts';
import { findTestFiles } from './test-files.ts';

let sample: ReturnType<typeof makeSampleRepository>;

beforeAll(() => {
  sample = makeSampleRepository();
});
afterAll(() => sample.end());

const named = (names: string[], from = '') => {
  const all = findTestFiles(sample.root, sampleProjects);
  return selectNamed(sample.root, all, names, join(sample.root, from)).map(({ path }) => path);
};

const ofIdeas = ['services/ideas/src/domain/rank.test.ts', 'services/ideas/tests/list.test.ts'];

test.each([
  ['a service', 'ideas', ofIdeas],
  ['a folder', 'services/ideas/', ofIdeas],
  ['a folder as the shell completes it', './services/ideas', ofIdeas],
  ['a test file', 'services/ideas/tests/list.test.ts', ['services/ideas/tests/list.test.ts']],
  ['a kind of tests and the beginning of a name', 'e2e/read', ['frontends/e2e/reading.test.ts']],
  ['a source file', 'services/ideas/src/domain/rank.ts', ofIdeas],
  [
    'a name that lies in several places',
    'list',
    ['frontends/public/src/list.test.ts', 'services/ideas/tests/list.test.ts'],
  ],
])('%s (%s) means what lies there', (_, name, paths) => {
  expect(named([name]).sort()).toEqual(paths);
});

test('several names mean all of them, each file once', () => {
  expect(named(['list.test', 'services/ideas', 'e2e/contract']).sort()).toEqual(
    ['frontends/public/src/list.test.ts', 'gateway/e2e/contract.test.ts', ...ofIdeas].sort(),
  );
});

test('a path may be told from the folder that one stands in', () => {
  expect(named(['tests/list.test.ts'], 'services/ideas')).toEqual(['services/ideas/tests/list.test.ts']);
});

test.each([
  ['idaes', 'No test lies in "idaes". Did you mean ideas?'],
  ['e2e/raeding', 'No test lies in "e2e/raeding". Did you mean e2e/reading?'],
  ['nothing-like-it', 'No test lies in "nothing-like-it".'],
  ['services/ideas/migrations', 'No test lies in "services/ideas/migrations".'],
  ['../elsewhere', 'No test lies in "../elsewhere".'],
])('%s is refused with the names that are near', (name, sentence) => {
  expect(() => named(['ideas', name])).toThrow(sentence);
});
