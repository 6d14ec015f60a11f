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
  copyFileSync(join(repository, 'knip.jsonc'), join(tree.root, 'knip.jsonc'));
});
afterAll(() => tree.remove());

type Issues = { file: string } & Record<string, { name: string }[]>;

/** What a check of the repository finds in the planted package, as `kind: name`. */
function findings(check: string): string[] {
  const { args = [] } = staticChecks.find(({ name }) => name === check) ?? {};
  const program = resolve(repository, 'node_modules/.bin/knip');
  const all = [program, ...args, '--reporter', 'json'];
  const { stdout } = spawnSync(process.execPath, all, { cwd: tree.root, encoding: 'utf8' });
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
