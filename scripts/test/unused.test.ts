import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repository } from '../stack/folder/folders.ts';
import { type PlantedTree, plantTree } from './planted-tree.ts';
import { staticChecks } from './static-checks.ts';

const service = 'services/planted';
const libraries = ['shipped', 'for-tests', 'misplaced', 'left-over', 'forgotten'];

const files: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'planted-root', private: true, workspaces: ['services/*'] }),
  [`${service}/package.json`]: JSON.stringify({
    name: 'planted',
    dependencies: { shipped: '1.0.0', misplaced: '1.0.0', 'left-over': '1.0.0' },
    devDependencies: { 'for-tests': '1.0.0' },
  }),
  [`${service}/src/main.ts`]:
    "import 'shipped';\nimport 'forgotten';\nimport { used } from './parts.ts';\nused();\n",
  [`${service}/src/parts.ts`]:
    'export const used = () => 1;\nexport const unused = 2;\nexport type Unused = 3;\n',
  [`${service}/src/island.ts`]: 'export const nobody = 1;\n',
  [`${service}/tests/planted.test.ts`]:
    "import 'for-tests';\nimport 'misplaced';\nimport '../src/main.ts';\n",
};

let tree: PlantedTree;
beforeAll(() => {
  tree = plantTree();
  for (const [file, text] of Object.entries(files)) tree.write(file, text);
  for (const name of libraries) tree.install(name);
  copyFileSync(join(repository, '.knip.jsonc'), join(tree.root, '.knip.jsonc'));
});
afterAll(() => tree.remove());

type Issues = { file: string } & Record<string, { name: string }[]>;

/** Runs a check of the repository in another. */
function run(check: string, cwd: string, ...more: string[]) {
  const { args = [] } = staticChecks.find(({ name }) => name === check) ?? {};
  const program = resolve(repository, 'node_modules/.bin/knip');
  return spawnSync(process.execPath, [program, ...args, ...more], { cwd, encoding: 'utf8' });
}

/** What a check of the repository finds in the planted package, as `kind: name`. */
function findings(check: string): string[] {
  const { stdout } = run(check, tree.root, '--reporter', 'json');
  const { issues } = JSON.parse(stdout) as { issues: Issues[] };
  return issues
    .filter(({ file }) => file.startsWith(service))
    .flatMap(({ file: _, ...kinds }) =>
      Object.entries(kinds).flatMap(([kind, found]) =>
        Array.isArray(found) ? found.map(({ name }) => `${kind}: ${name}`) : [],
      ),
    )
    .toSorted();
}

test('what nothing uses is found, and what is used without being named', () => {
  expect(findings('unused code')).toEqual([
    'dependencies: left-over',
    'exports: unused',
    `files: ${service}/src/island.ts`,
    'types: Unused',
    'unlisted: forgotten',
  ]);
});

test('what only tests use does not ship', () => {
  expect(findings('shipped packages')).toEqual([
    'dependencies: left-over',
    'dependencies: misplaced',
    'unlisted: forgotten',
  ]);
});

describe('a repository without faults', () => {
  let clean: PlantedTree;
  beforeEach(() => {
    clean = plantTree();
    clean.write('package.json', JSON.stringify({ name: 'clean', private: true, workspaces: ['services/*'] }));
    clean.write(`${service}/package.json`, JSON.stringify({ name: 'planted' }));
    clean.write(`${service}/src/main.ts`, 'process.exit();\n');
  });
  afterEach(() => clean.remove());

  const knip = (more: object) =>
    clean.write(
      '.knip.jsonc',
      JSON.stringify({ workspaces: { 'services/*': { entry: ['src/main.ts', 'more/*.ts'], ...more } } }),
    );

  test('is one, although a pattern for all packages finds nothing in one of them', () => {
    knip({});
    expect(run('unused code', clean.root)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  test('has one where an exception is needed no longer', () => {
    knip({ ignoreDependencies: ['gone-since'] });
    const { status, stderr } = run('unused code', clean.root);
    expect(stderr).toMatch(/gone-since .* Remove from ignoreDependencies/);
    expect(status).toBe(1);
  });
});
