import { makeSampleRepository } from './sample-repository.ts';
import { sourcesTouched } from './sources-touched.ts';

let sample: ReturnType<typeof makeSampleRepository>;

beforeAll(() => {
  sample = makeSampleRepository();
  sample.remove('frontends/public/src/list.ts');
});
afterAll(() => sample.end());

const ofIdeas = [
  'services/ideas/src/domain/rank.test.ts',
  'services/ideas/src/domain/rank.ts',
  'services/ideas/src/service.ts',
  'services/ideas/tests/list.test.ts',
];

test.each([
  ['a source file', 'services/ideas/src/service.ts', ['services/ideas/src/service.ts']],
  ['a migration', 'services/ideas/migrations/0001_ideas.sql', ofIdeas],
  ['what a service is made of', 'services/ideas/package.json', ofIdeas],
  ['messages', 'frontends/public/messages/ja.json', ['frontends/public/src/list.test.ts']],
  ['a source file that is gone', 'frontends/public/src/list.ts', ['frontends/public/src/list.test.ts']],
  ['a golden fact', 'protos/fixtures/ideas.v1.IdeaChanged.json', ['services/comments/tests/facts.test.ts']],
  [
    'a proto that another one imports',
    'protos/ideabox/ideas/v1/shared.proto',
    [
      'services/comments/src/service.ts',
      'services/comments/tests/facts.test.ts',
      'services/ideas/src/service.ts',
    ],
  ],
  ['a proto', 'protos/ideabox/comments/v1/comments.proto', ['services/comments/src/service.ts']],
  ['a text for people', 'services/ideas/README.md', []],
  ['the settings of a checker', '.biome.json', []],
  ['the settings of the type checker', 'services/tsconfig.json', []],
])('%s (%s) touches whoever relies on it', (_, changed, sources) => {
  expect([...sourcesTouched(sample.root, changed)].sort()).toEqual(sources);
});

test.each(['package.json', 'package-lock.json', 'jest.config.mjs', '.ci/run', 'a-file-that-nobody-knows'])(
  '%s touches everything',
  (changed) => {
    expect(sourcesTouched(sample.root, changed)).toBe('everything');
  },
);
