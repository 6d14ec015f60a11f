import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildReleases, layWeb, remoteServer } from '../../tests/releases.ts';
import { type ServerProcess, startServer } from '../../tests/server-process.ts';

const root = mkdtempSync(join(tmpdir(), 'ideabox-releases-'));
const shellScript = 'shell.0123456789ab.js';
let bundles: string[];
let main: string;
let remote: ServerProcess;
let web: ServerProcess;
const running: ServerProcess[] = [];

const start = async (...given: Parameters<typeof startServer>) => {
  const server = await startServer(...given);
  running.push(server);
  return server;
};

/** Another release in the place of the one that was there. */
async function release(index: number): Promise<void> {
  await remote?.stop();
  remote = await start(remoteServer, { BUNDLE: bundles[index] ?? '', PORT: String(remote?.port ?? 0) });
}

const startWeb = (kept: string, more: Record<string, string> = {}, program = main) =>
  start(program, {
    API_URL: 'http://127.0.0.1:9',
    OIDC_ISSUER: 'http://127.0.0.1:9',
    LOG_LEVEL: 'info',
    REMOTES: JSON.stringify({ hello: `http://127.0.0.1:${remote.port}/remote.json` }),
    REMOTES_POLL_MS: '100',
    KEPT_DIR: join(root, kept),
    ...more,
  });

type Page = { title: string; scripts: string[]; policy: string };

async function open({ origin }: ServerProcess): Promise<Page> {
  const answer = await fetch(`${origin}/hello`);
  const html = await answer.text();
  const [, title = ''] = /<title>(.*)<\/title>/.exec(html) ?? [];
  const [, text = '{}'] = /id="page-config"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  const [known] = JSON.parse(text).remotes;
  const policy = answer.headers.get('content-security-policy') ?? '';
  return { title, policy, scripts: known?.routes[0].scripts ?? [] };
}

/** Opens the page once it is of a release; one that is drawn while that comes may have the new title and the old scripts. */
async function openOf(web: ServerProcess, title: string): Promise<Page> {
  while ((await open(web)).title !== title) await wait(50);
  return open(web);
}

const fetchAll = ({ origin }: ServerProcess, { scripts }: Page) =>
  Promise.all(
    scripts.map(async (path) => {
      const answer = await fetch(origin + path);
      return { path, status: answer.status, cached: answer.headers.get('cache-control') };
    }),
  );

const whole = ({ scripts }: Page) =>
  scripts.map((path) => ({ path, status: 200, cached: 'public, max-age=31536000, immutable' }));

beforeAll(async () => {
  bundles = buildReleases(root, ['one', 'two', 'three']);
  main = layWeb(root, shellScript);
  await release(0);
  web = await startWeb('first');
  while (!(await fetch(`${web.origin}/readyz`)).ok);
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  rmSync(root, { recursive: true, force: true });
});

test('a page that was opened two releases ago goes on, and new ones are of the newest', async () => {
  await release(0);
  const first = await openOf(web, 'one');
  expect(first).toMatchObject({
    scripts: expect.arrayContaining([expect.stringMatching(/^\/remotes\/hello\/page-hello\./)]),
    policy: expect.stringContaining("connect-src 'self' http://127.0.0.1:9;"),
  });
  await release(1);
  const second = await openOf(web, 'two');
  await release(2);
  const third = await openOf(web, 'three');
  expect(new Set([first, second, third].map(({ scripts }) => scripts.join())).size).toBe(3);
  for (const page of [first, second, third]) expect(await fetchAll(web, page)).toEqual(whole(page));

  // What another server kept is fetched from there, and a server that begins anew needs no remote.
  const other = await startWeb('other', { PEERS: `http://localhost:${web.port}` });
  expect(await fetchAll(other, first)).toEqual(whole(first));
  await remote.stop();
  await other.stop();
  const again = await startWeb('other');
  expect((await openOf(again, 'three')).scripts).toEqual(third.scripts);
  for (const page of [first, third]) expect(await fetchAll(again, page)).toEqual(whole(page));

  await release(0);
  expect((await openOf(web, 'one')).scripts).toEqual(first.scripts);
});

test('a server that begins takes over what others keep of earlier releases, with its age', async () => {
  await release(1);
  const earlier = await openOf(web, 'two');
  await release(2);
  const { scripts } = await openOf(web, 'three');
  const names = earlier.scripts.filter((path) => !scripts.includes(path)).map((path) => path.slice(1));
  expect(names).not.toEqual([]);
  const since = new Date(Date.now() - 2 * 86_400_000);
  for (const name of names) utimesSync(join(root, 'first', name), since, since);

  await startWeb('heir', { PEERS: `http://localhost:${web.port}` });
  for (const name of names) {
    const [kept, taken] = ['first', 'heir'].map((folder) => join(root, folder, name)) as [string, string];
    while (!existsSync(taken)) await wait(50);
    expect(readFileSync(taken)).toEqual(readFileSync(kept));
    expect(statSync(taken).mtimeMs).toBeCloseTo(since.getTime(), -1);
  }
});

/** As a client may write it that follows no rules. */
const askRaw = ({ port }: ServerProcess, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });

test('what no release had is a 404, however it is asked for', async () => {
  const names = [
    'page-hello.000000000000.js',
    '.remote.json',
    'remote.json',
    '../../../package.json',
    '..%2f..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    'page-hello%00.000000000000.js',
    `${'a'.repeat(4_000)}.000000000000.js`,
    '%',
    '',
  ];
  const answers = await Promise.all(names.map((name) => askRaw(web, `/remotes/hello/${name}`)));
  expect(answers).toEqual(names.map(() => 404));
  expect(await askRaw(web, '/assets/none.000000000000.js')).toBe(404);
});

test('the scripts of a shell that was released meanwhile stay fetchable', async () => {
  const next = mkdtempSync(join(tmpdir(), 'ideabox-releases-'));
  try {
    const newer = await startWeb('first', {}, layWeb(next, 'shell.ba9876543210.js'));
    expect((await fetch(`${newer.origin}/assets/${shellScript}`)).status).toBe(200);
    expect((await fetch(`${newer.origin}/assets/shell.ba9876543210.js`)).status).toBe(200);
    expect((await fetch(`${web.origin}/assets/shell.ba9876543210.js`)).status).toBe(200);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
});
