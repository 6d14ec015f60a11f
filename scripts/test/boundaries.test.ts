import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { repository } from '../stack/folder/folders.ts';
import { type PlantedTree, plantTree } from './planted-tree.ts';
import { staticChecks } from './static-checks.ts';

/** A file and what it imports; `type` before it takes a type alone. */
type Planted = [file: string, imported: string];

/** What each rule finds: the fault that is planted, and where the rule must see it. */
const faults: Record<string, { planted: Planted[]; found: string[] }> = {
  'no-cycles': {
    planted: [
      ['services/ideas/src/rpc/a.ts', './b.ts'],
      ['services/ideas/src/rpc/b.ts', './a.ts'],
      ['frontends/public/src/lists/a.ts', 'type ./b.ts'],
      ['frontends/public/src/lists/b.ts', 'type ./a.ts'],
    ],
    found: ['services/ideas/src/rpc/a.ts', 'frontends/public/src/lists/a.ts'],
  },
  'no-knots-of-folders': {
    planted: [
      ['gateway/src/cache/a.ts', '../proxy/a.ts'],
      ['gateway/src/proxy/b.ts', 'type ../cache/b.ts'],
      ['frontends/shell/src/app/a.ts', '../router/a.ts'],
      ['frontends/shell/src/router/b.ts', 'type ../session/b.ts'],
      ['frontends/shell/src/session/deep/c.ts', 'type ../../app/c.ts'],
    ],
    found: [
      'gateway/src/cache',
      'gateway/src/proxy',
      ...['app', 'router', 'session'].map((folder) => `frontends/shell/src/${folder}`),
    ],
  },
  'services-never-import-services': {
    planted: [['services/ideas/src/rpc/c.ts', 'type ../../../comments/src/rpc/c.ts']],
    found: ['services/ideas/src/rpc/c.ts'],
  },
  'gateway-imports-platform-alone': {
    planted: [['gateway/src/app.ts', 'type ../../services/ideas/src/context.ts']],
    found: ['gateway/src/app.ts'],
  },
  'platform-knows-no-service': {
    planted: [['services/platform/text/src/index.ts', 'type ../../../ideas/src/context.ts']],
    found: ['services/platform/text/src/index.ts'],
  },
  'protos-know-nobody': {
    planted: [['protos/src/index.ts', 'type ../../services/platform/grpc/src/index.ts']],
    found: ['protos/src/index.ts'],
  },
  'product-does-not-import-tests': {
    planted: [
      ['services/ideas/src/rpc/d.ts', '../../tests/boot.ts'],
      ['frontends/member/src/texts/d.ts', 'type ../testing/words.ts'],
      ['gateway/src/routes/d.ts', './d.test.ts'],
    ],
    found: ['services/ideas/src/rpc/d.ts', 'frontends/member/src/texts/d.ts', 'gateway/src/routes/d.ts'],
  },
  'domain-is-pure': {
    planted: [
      ['services/ideas/src/domain/generated.ts', 'type @ideabox/protos/ideas/v1/IdeaChanged'],
      ['services/ideas/src/domain/context.ts', 'type ../context.ts'],
      ['services/ideas/src/domain/base.ts', 'type @ideabox/service'],
      ['services/ideas/src/domain/store.ts', '../store/e.ts'],
      ['services/ideas/src/domain/library.ts', 'type pg'],
      ['services/ideas/src/domain/disk.ts', 'node:fs'],
    ],
    found: ['generated', 'context', 'base', 'store', 'library', 'disk'].map(
      (name) => `services/ideas/src/domain/${name}.ts`,
    ),
  },
  'stores-do-not-know-http': {
    planted: [['services/content/src/store/f.ts', 'type ../http/f.ts']],
    found: ['services/content/src/store/f.ts'],
  },
  'remotes-never-import-remotes': {
    planted: [['frontends/public/src/texts/g.ts', 'type ../../../member/src/texts/g.ts']],
    found: ['frontends/public/src/texts/g.ts'],
  },
  'features-never-import-features': {
    planted: [
      ['frontends/public/src/features/idea/h.ts', 'type ../home/h.ts'],
      ['frontends/public/src/features/idea/votes/h.ts', '../../home/h.ts'],
    ],
    found: ['frontends/public/src/features/idea/h.ts', 'frontends/public/src/features/idea/votes/h.ts'],
  },
  'shared-parts-know-no-feature': {
    planted: [['frontends/dashboard/src/layout/i.ts', 'type ../features/overview/i.ts']],
    found: ['frontends/dashboard/src/layout/i.ts'],
  },
  'frontends-know-no-service': {
    planted: [['frontends/dashboard/src/layout/j.ts', 'type @ideabox/protos/ideas/v1/IdeaChanged']],
    found: ['frontends/dashboard/src/layout/j.ts'],
  },
  'frontend-platform-knows-no-remote': {
    planted: [['frontends/platform/ui/src/k.ts', 'type ../../../public/src/texts/k.ts']],
    found: ['frontends/platform/ui/src/k.ts'],
  },
};

const allowed: Planted[] = [
  ['services/content/src/domain/tags.ts', './words.ts'],
  ['services/content/src/domain/shape.ts', 'zod'],
  ['services/content/src/domain/text.ts', '@ideabox/text'],
  ['services/content/src/domain/tags.test.ts', 'fast-check'],
  ['services/content/src/service.ts', './http/index.ts'],
  ['services/content/src/http/index.ts', 'type ../context.ts'],
  ['services/content/src/rpc/index.ts', 'type @ideabox/protos/ideas/v1/IdeaChanged'],
  ['services/content/tests/all.test.ts', '../../ideas/src/service.ts'],
  ['scripts/stack/topology.ts', '../../gateway/src/config.ts'],
  ['frontends/member/src/remote.ts', './features/picture/picture.ts'],
  ['frontends/member/src/features/picture/picture.ts', './edit/edit.ts'],
  ['frontends/member/src/features/picture/picture.test.ts', '../../testing/words.ts'],
];

let tree: PlantedTree;
beforeAll(() => {
  tree = plantTree();
  for (const [file, imported] of [...Object.values(faults).flatMap(({ planted }) => planted), ...allowed])
    plant(file, imported);
  tree.write('protos/generated/ideabox/ideas/v1/IdeaChanged.ts', 'export type Planted = 1;');
  link('protos', { '.': './src/index.ts', './*': './generated/ideabox/*.ts' }, 'protos');
  for (const name of ['text', 'service']) link(name, './src/index.ts', `services/platform/${name}`);
  for (const name of ['zod', 'pg', 'fast-check']) tree.install(name);
  const dependencies = { zod: '*', pg: '*', 'fast-check': '*', '@ideabox/protos': '*' };
  tree.write('package.json', JSON.stringify({ name: 'planted', dependencies }));
});
afterAll(() => tree.remove());

/** Both ends of an import: what is imported by a relative path is there too. */
function plant(file: string, imported: string): void {
  const [, type, path = ''] = /^(type )?(.*)$/.exec(imported) ?? [];
  tree.write(file, type ? `import type { Planted } from '${path}';\n` : `import '${path}';\n`);
  if (path.startsWith('.')) tree.write(join(dirname(file), path), 'export type Planted = 1;\n');
}

function link(name: string, exports: unknown, folder: string): void {
  tree.write(`${folder}/package.json`, JSON.stringify({ name: `@ideabox/${name}`, exports }));
  tree.write(`${folder}/src/index.ts`, 'export type Planted = 1;\n');
  mkdirSync(join(tree.root, 'node_modules/@ideabox'), { recursive: true });
  symlinkSync(join(tree.root, folder), join(tree.root, 'node_modules/@ideabox', name));
}

type Summary = {
  violations: { from: string; rule: { name: string } }[];
  ruleSetUsed: { forbidden: { name: string }[] };
};

/** What the repository's checker, called as the checks call it, says of the planted tree. */
function cruise(): Summary {
  const { args = [] } = staticChecks.find(({ command }) => command === 'depcruise') ?? {};
  const [, config = '', ...folders] = args;
  const program = resolve(repository, 'node_modules/.bin/depcruise');
  const { stdout } = spawnSync(
    process.execPath,
    [program, '--config', resolve(repository, config), '--output-type', 'json', ...folders],
    { cwd: tree.root, encoding: 'utf8' },
  );
  return (JSON.parse(stdout) as { summary: Summary }).summary;
}

test('each rule has a planted fault, and finds that and nothing else', () => {
  const { ruleSetUsed, violations } = cruise();
  const found = ruleSetUsed.forbidden.map(({ name }) => {
    const files = violations.filter(({ rule }) => rule.name === name).map(({ from }) => from);
    return [name, [...new Set(files)].toSorted()];
  });
  const expected = Object.entries(faults).map(([name, fault]) => [name, fault.found.toSorted()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});
