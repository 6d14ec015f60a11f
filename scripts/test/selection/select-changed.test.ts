import { staticChecks } from '../static-checks.ts';
import { makeSampleRepository, sampleProjects } from './sample-repository.ts';
import { selectChanged } from './select-changed.ts';
import { findTestFiles } from './test-files.ts';

let sample: ReturnType<typeof makeSampleRepository>;

beforeAll(() => {
  sample = makeSampleRepository();
});
afterAll(() => sample.end());

const selectedBy = (...changed: string[]) => {
  const all = findTestFiles(sample.root, sampleProjects);
  const { files, checks, ...more } = selectChanged(sample.root, all, changed);
  return { files: files.map(({ path }) => path), checks: checks.map(({ name }) => name), ...more };
};

test.each([
  [
    'services/ideas/src/domain/rank.ts',
    ['services/ideas/src/domain/rank.test.ts', 'services/ideas/tests/list.test.ts'],
    ['format and lint', 'types of services', 'import boundaries'],
  ],
  [
    'protos/ideabox/ideas/v1/shared.proto',
    [
      'services/comments/tests/facts.test.ts',
      'services/comments/tests/post.test.ts',
      'services/ideas/tests/list.test.ts',
    ],
    ['types of services', 'protos', 'proto compatibility'],
  ],
  [
    'frontends/public/messages/ja.json',
    ['frontends/public/src/list.test.ts'],
    ['format and lint', 'types of frontends', 'messages'],
  ],
  [
    'frontends/e2e/support/log-in.ts',
    ['frontends/e2e/reading.test.ts'],
    ['format and lint', 'types of frontends', 'import boundaries', 'messages'],
  ],
  ['README.md', [], []],
])('a change of %s selects the tests and checks that it may turn red', (changed, files, checks) => {
  const selected = selectedBy(changed);
  expect(selected.files.sort()).toEqual(files);
  expect(selected.checks).toEqual(expect.arrayContaining(checks));
  expect(selected.contractCoverage).toBe(false);
});

const own = 'services/polls/tests/answers.test.ts';
const beside = 'services/comments/tests/beside-polls.test.ts';

test.each([
  ['what answers over HTTP', 'http/index.ts', [own]],
  ['a query that is asked over HTTP alone', 'store/find.ts', [own]],
  ['a rule of which a unit test elsewhere speaks', 'domain/limit.ts', ['scripts/same-limit.test.ts', own]],
  ['an RPC', 'rpc/index.ts', [beside, own]],
  ['a query that an RPC asks', 'store/count.ts', [beside, own]],
  ['what tells a fact', 'store/vote.ts', [beside, own]],
  ['what is done where a fact is told', 'store/mark.ts', [beside, own]],
  ['what others run', 'service.ts', [beside, own]],
])('%s (%s of a service) selects the tests that can tell', (_, path, files) => {
  expect(selectedBy(`services/polls/src/${path}`).files.sort()).toEqual(files);
});

test('with what others see, all that run the service are selected', () => {
  const { files } = selectedBy('services/polls/src/store/find.ts', 'services/polls/src/store/count.ts');
  expect(files.sort()).toEqual([beside, own]);
});

/** The files that a change has linted. */
const lintedBy = (...changed: string[]) => {
  const { checks } = selectChanged(sample.root, [], changed);
  return checks.find(({ command }) => command === 'biome')?.args.filter((word) => !word.startsWith('-'));
};

test('of what is judged file by file only what has changed is looked at, and all after a change of its settings', () => {
  const path = 'services/ideas/src/domain/rank.ts';
  expect(lintedBy(path, 'README.md', 'services/ideas/src/gone.ts')).toEqual(['ci', path]);
  expect(lintedBy(path, '.biome.json')).toEqual(['ci', '.']);
  expect(lintedBy('services/ideas/src/gone.ts')).toEqual(['ci', '.']);
  expect(lintedBy('README.md')).toBeUndefined();
});

test('what is left out is told', () => {
  expect(selectedBy('services/polls/src/http/index.ts').leftOut).toContain(
    '1 files of others that run the service, and see nothing of what has changed in it',
  );
  const { leftOut } = selectedBy('frontends/public/messages/ja.json');
  expect(leftOut).toEqual([
    '2 files of end-to-end tests, which only the whole product can answer',
    expect.stringContaining('protos, proto compatibility'),
  ]);
});

test('a change of the packages selects all there is', () => {
  const all = findTestFiles(sample.root, sampleProjects).map(({ path }) => path);
  expect(selectedBy('README.md', 'package-lock.json')).toEqual({
    files: all,
    checks: staticChecks.map(({ name }) => name),
    contractCoverage: true,
    leftOut: [],
  });
});
