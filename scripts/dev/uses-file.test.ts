import { usesFile } from './uses-file.ts';

/** As a service tells it: itself, its platform, and of the protos their index alone. */
const loaded = new Set([
  'services/ideas/src/main.ts',
  'services/ideas/src/service.ts',
  'services/ideas/src/service-clients.ts',
  'services/platform/events/src/index.ts',
  'protos/src/index.ts',
]);
const use = { loaded, readsDataOnce: true, doesNotStart: false };

test.each([
  ['what it has imported', 'services/ideas/src/service.ts', true],
  ['a package that it uses', 'services/platform/events/src/index.ts', true],
  ['a migration of its own', 'services/ideas/migrations/0001_ideas.sql', true],
  ['a migration of a package that it uses', 'services/platform/events/migrations/0001_events.sql', true],
  ['a dependency', 'services/ideas/package.json', true],
  ['a file that nobody imports yet', 'services/ideas/src/new.ts', false],
  ['a file of a package that it does not import', 'services/platform/events/src/unused.ts', false],
  ['another service', 'services/comments/src/service.ts', false],
  ['another service, its migration', 'services/comments/migrations/0001_comments.sql', false],
  ['a test', 'services/ideas/tests/ideas.test.ts', false],
  ['a test beside the source', 'services/ideas/src/service.test.ts', false],
  ['words about it', 'services/ideas/README.md', false],
  ['a decision', 'services/ideas/decisions/0001-a-vote-is-one-statement.md', false],
])('%s', (_name, path, expected) => {
  expect(usesFile(path, use)).toBe(expected);
});

test('what does not start may lack a file that is new', () => {
  expect(usesFile('services/ideas/src/new.ts', { ...use, doesNotStart: true })).toBe(true);
  expect(usesFile('services/comments/src/new.ts', { ...use, doesNotStart: true })).toBe(false);
});

test('what reads its data anew by itself is left alone', () => {
  const reader = { ...use, readsDataOnce: false };
  expect(usesFile('services/ideas/migrations/0001_ideas.sql', reader)).toBe(false);
  expect(usesFile('services/ideas/src/service.ts', reader)).toBe(true);
});

test('a proto is used by those whose source names it', () => {
  const gateway = new Set(['gateway/src/start-gateway.ts', 'protos/src/index.ts']);
  const proto = (owner: string) => `protos/ideabox/${owner}/v1/${owner}_service.proto`;
  expect(usesFile(proto('identity'), { ...use, loaded: gateway })).toBe(true);
  expect(usesFile(proto('comments'), { ...use, loaded: gateway })).toBe(false);
});
