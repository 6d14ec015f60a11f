import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { helm } from '../charts/helm.ts';
import { objectsIn, ofKind } from '../charts/objects.ts';
import { generateRemote, generateService } from './generate.ts';
import { remoteRows } from './remote-rows.ts';
import { serviceRows } from './service-rows.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const needed = [
  ...[...serviceRows('any', 'Any'), ...remoteRows('any')].map(({ path }) => path),
  'services/ideas/package.json',
  'frontends/public/package.json',
];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ideabox-generators-'));
  for (const path of needed) cpSync(join(repository, path), join(root, path), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const expectToParse = (paths: string[]) => {
  for (const path of paths) {
    if (path.endsWith('.json')) JSON.parse(read(path));
    if (/\.tsx?$/.test(path)) parseSync(read(path), { syntax: 'typescript', tsx: path.endsWith('x') });
  }
};

test('a service has its files, its proto, and its rows where they are looked for', () => {
  const { created, changed } = generateService(root, 'polls');
  expectToParse([...created, ...changed]);
  expect(created).toEqual(
    expect.arrayContaining([
      'services/polls/package.json',
      'services/polls/README.md',
      ...['main', 'service', 'config', 'context'].map((file) => `services/polls/src/${file}.ts`),
      ...['index', 'route', 'errors'].map((file) => `services/polls/src/http/${file}.ts`),
      'services/polls/src/rpc/index.ts',
      'services/polls/src/events/index.ts',
      'services/polls/migrations/0001_polls.sql',
      'services/polls/tests/polls.test.ts',
      'protos/ideabox/polls/v1/polls_service.proto',
    ]),
  );
  expect(read('scripts/stack/topology.ts')).toMatch(/ {2}service\('polls'\),\n {2}web,\n {2}gateway,\n\];/);
  expect(read('scripts/stack/service-configs.ts')).toMatch(
    /import { config as polls } from '..\/..\/services\/polls\/src\/config.ts';\n[\s\S]* {2}polls,\n};/,
  );
  expect(read('protos/src/parts.ts')).toMatch(/serviceNames = \[[^\]]* {2}'polls',\n\] as const/);
  expect(read('gateway/src/routes/services.ts')).toContain("  polls: ['polls'],\n};");
  expect(read('gateway/src/routes/route-table.ts')).toContain(
    "  { path: '/polls/**', service: 'polls' },\n];",
  );
  expect(read('gateway/src/config.ts')).toContain('  POLLS_URL: url(),\n');
  expect(read('gateway/src/upstream-urls.ts')).toContain('  polls: config.POLLS_URL,\n});');
  expect(read('gateway/e2e/rpc-callers.test.ts')).toContain(
    "  'polls.v1.PollsService/CountEntries': ['gateway'],\n};",
  );
  expect(read('gateway/tests/boot-gateway.ts')).toMatch(/services = \[[^\]]*, 'POLLS'\];/);
});

test('a remote has its files, seven languages, and its row', () => {
  const { created, changed } = generateRemote(root, 'polls');
  expectToParse([...created, ...changed]);
  expect(globSync('frontends/polls/messages/*.json', { cwd: root })).toHaveLength(7);
  expect(created).toEqual(
    expect.arrayContaining(
      ['package.json', 'README.md', 'webpack.config.ts', 'src/remote.ts', 'src/routes.ts'].map(
        (file) => `frontends/polls/${file}`,
      ),
    ),
  );
  expect(read('frontends/remotes.ts')).toMatch(/remoteNames = \[[^\]]*, 'polls'\] as const;/);
});

test('a remote is rendered with all others, and the web server knows and reaches it', () => {
  for (const path of ['charts', 'scripts/token', 'scripts/command-line', 'scripts/cluster'])
    cpSync(join(repository, path), join(root, path), { recursive: true, verbatimSymlinks: true });
  generateRemote(root, 'polls');
  const objects = objectsIn(helm(['template', 'ideabox', join(root, 'charts/ideabox')]));
  const named = <Of extends object>(kind: string, name: string) =>
    ofKind<Of>(objects, kind).find(({ metadata }) => metadata.name === name);
  expect(named('Deployment', 'polls')).toBeDefined();
  const { REMOTES = '' } = named<{ data: Record<string, string> }>('ConfigMap', 'web')?.data ?? {};
  expect(JSON.parse(REMOTES)).toMatchObject({ polls: 'http://polls:8080/remote.json' });
  expect(JSON.stringify(named('NetworkPolicy', 'web'))).toContain('"app.kubernetes.io/name":"polls"');
});

test.each([
  undefined,
  '',
  'Polls',
  '9polls',
  'open-polls',
  '../polls',
  'p',
  'x'.repeat(31),
  'utils',
  'class',
])('refuses the name %p', (name) => {
  expect(() => generateService(root, name)).toThrow(/Usage|cannot name/);
  expect(() => generateRemote(root, name)).toThrow(/Usage|cannot name/);
});

test('refuses what exists, and changes nothing then', () => {
  generateService(root, 'polls');
  const before = read('scripts/stack/topology.ts');
  expect(() => generateService(root, 'polls')).toThrow('services/polls exists already.');
  expect(read('scripts/stack/topology.ts')).toBe(before);
  expect(() => generateRemote(root, 'public')).toThrow(/cannot name/);
});

test('writes nothing where a list is no longer what it was', () => {
  rmSync(join(root, dirname('gateway/tests/boot-gateway.ts')), { recursive: true });
  expect(() => generateService(root, 'polls')).toThrow();
  expect(globSync('services/polls/**', { cwd: root })).toEqual([]);
});
