import { runsInPackage, runsInWorkspace } from './runs.ts';

test.each([
  ['package.json', true],
  ['dist/index.js', true],
  ['dist/doc/Document.js', true],
  ['lib/binding.node', true],
  ['LICENSE', true],
  ['files/a-700-normal.woff', true],
  ['files/a-700-normal.woff2', false],
  ['dist/index.d.ts', false],
  ['dist/index.d.cts', false],
  ['dist/index.js.map', false],
  ['test/index.js', false],
  ['dist/parser.test.js', false],
  ['docs/index.html', false],
  ['scripts/build.sh', false],
  ['README.md', false],
])('%s of a package of others: %s', (file, runs) => expect(runsInPackage(file)).toBe(runs));

test.each([
  ['package.json', true],
  ['src/main.ts', true],
  ['src/rpc/latest.ts', true],
  ['migrations/0001_members.sql', true],
  ['ideabox/ideas/v1/ideas.proto', true],
  ['src/domain/points.test.ts', false],
  ['tests/vote.test.ts', false],
  ['decisions/0001-a-vote-is-one-statement.md', false],
  ['webpack.config.ts', false],
])('%s of a workspace: %s', (file, runs) => expect(runsInWorkspace(file)).toBe(runs));
