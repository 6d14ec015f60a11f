import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { JestProject } from './test-files.ts';

export const sampleProjects: JestProject[] = [
  {
    displayName: 'unit',
    testMatch: ['<rootDir>/{services,frontends}/**/src/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
  },
  { displayName: 'integration', testMatch: ['<rootDir>/services/**/tests/**/*.test.ts'] },
  { displayName: 'e2e', testMatch: ['<rootDir>/{gateway,frontends}/e2e/**/*.test.ts'] },
];

const aTest = (...imports: string[]) =>
  [...imports.map((path) => `import '${path}';`), "test('it', () => undefined);"].join('\n');

const files: Record<string, string> = {
  'README.md': '',
  'package.json': '{}',
  'package-lock.json': '{}',
  '.gitignore': 'ignored.ts\n',
  'jest.config.mjs': `export default { projects: ${JSON.stringify(
    sampleProjects.map((project) => ({ ...project, transform: {} })),
  )} };`,
  'protos/ideabox/ideas/v1/shared.proto': 'message Idea {}',
  'protos/ideabox/comments/v1/comments.proto': 'import "ideabox/ideas/v1/shared.proto";',
  'protos/fixtures/ideas.v1.IdeaChanged.json': '{}',
  'services/ideas/migrations/0001_ideas.sql': '',
  'services/ideas/src/domain/rank.ts': 'export const rank = 1;',
  'services/ideas/src/domain/rank.test.ts': aTest('./rank.ts'),
  'services/ideas/src/service.ts':
    "import './domain/rank.ts';\nimport type { A } from '@x/protos/ideas/v1/A';",
  'services/ideas/tests/list.test.ts': aTest('../src/service.ts'),
  'services/comments/src/service.ts': "import type { B } from '@x/protos/comments/v1/B';",
  'services/comments/tests/post.test.ts': aTest('../src/service.ts'),
  'services/comments/tests/facts.test.ts': `${aTest()}\n// 'ideas.v1.IdeaChanged'`,
  'services/polls/src/service.ts': "import './http/index.ts';\nimport { rpc } from './rpc/index.ts';",
  'services/polls/src/http/index.ts':
    "import '../store/vote.ts';\nimport '../store/find.ts';\nimport '../domain/limit.ts';",
  'services/polls/src/rpc/index.ts':
    "import type { Limit } from '../domain/limit.ts';\nexport { count as rpc } from '../store/count.ts';",
  'services/polls/src/store/count.ts': 'export const count = 1;',
  'services/polls/src/store/find.ts': 'export const find = 1;',
  'services/polls/src/store/vote.ts': "import './mark.ts';\nexport const fact = 'polls.v1.Voted';",
  'services/polls/src/store/mark.ts': 'export const mark = 1;',
  'services/polls/src/domain/limit.ts': 'export const limit = 1;',
  'services/polls/tests/answers.test.ts': aTest('../src/service.ts'),
  'services/comments/tests/beside-polls.test.ts': aTest('../../polls/src/service.ts'),
  'scripts/same-limit.test.ts': aTest('../services/polls/src/domain/limit.ts'),
  'frontends/public/messages/ja.json': '{}',
  'frontends/public/src/list.ts': 'export const list = 1;',
  'frontends/public/src/list.test.ts': aTest('./list.ts'),
  'frontends/member/src/page.test.ts': aTest(),
  'frontends/e2e/support/log-in.ts': 'export const logIn = 1;',
  'frontends/e2e/reading.test.ts': aTest('./support/log-in.ts'),
  'gateway/e2e/contract.test.ts': aTest(),
};

/** A small repository in the house's shape, on a branch that has just left main. */
export function makeSampleRepository() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ideabox-sample-')));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: root,
    });
  const write = (path: string, text: string) => {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=All');
  git('switch', '--quiet', '--create', 'change');
  return {
    root,
    write,
    git,
    remove: (path: string) => rmSync(join(root, path)),
    end: () => rmSync(root, { recursive: true, force: true }),
  };
}
