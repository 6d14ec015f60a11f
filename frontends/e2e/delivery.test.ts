import { gzipSync } from 'node:zlib';
import { eventually } from '@ideabox/testing';
import type { Page, Response } from 'playwright-core';
import { accountIds, issuer, origin } from '../../gateway/e2e/product.ts';
import { watchProblems } from './support/browser/problems.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { waitUntilQuiet, waitUntilShown } from './support/browser/wait-until-quiet.ts';

const { visitor, member } = useBrowser();

const budget = 200 * 1024;
/** Stands in react-dom alone, minified or not. */
const reactDom = /__reactFiber\$|_reactListening/;

const everyone = [
  '/',
  '/ideas',
  '/comments',
  '/search?keyword=手続',
  '/category/introduction',
  '/category/online-procedures',
  '/idea/1',
  '/idea/999999999',
  '/news',
  '/news/call-for-ideas',
  '/page/about',
  '/analyze',
  '/nothing/here',
  '/en/ideas',
];
const members = ['/', '/idea/1', '/members', '/members/profile', '/members/settings', '/members/withdrawal'];

const collect = (page: Page) => {
  const requests: string[] = [];
  const scripts: Response[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('websocket', (socket) => requests.push(socket.url().replace(/^ws/, 'http')));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return { requests, scripts };
};

const walk = async (page: Page, routes: string[]) => {
  for (const route of routes) {
    await page.goto(route);
    await waitUntilQuiet(page);
  }
};

test.each([
  ['a visitor', () => visitor(), everyone],
  ['a member', () => member('member1'), members],
])(
  'the pages of %s ask nobody but the site itself and the provider, and break no policy',
  async (_, open, routes) => {
    const page = await open();
    const { violations } = await watchProblems(page);
    const { requests } = collect(page);
    await walk(page, routes);
    const origins = requests.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin);
    expect(
      [...new Set(origins)].filter((each) => each !== origin && each !== new URL(issuer).origin),
    ).toEqual([]);
    expect(violations).toEqual([]);
  },
);

const visit = async (path: string) => {
  const page = await visitor();
  const { scripts } = collect(page);
  const asked: string[] = [];
  // The document names its pictures.
  page.on('request', (request) => request.resourceType() !== 'image' && asked.push(request.url()));
  const response = await page.goto(path);
  await page.locator('main h1').waitFor();
  await waitUntilShown(page);
  const askedUntilShown = [...asked];
  await waitUntilQuiet(page);
  const loaded = scripts.map(async (script) => ({
    url: script.url(),
    body: await script.body(),
    headers: await script.allHeaders(),
  }));
  return { document: (await response?.text()) ?? '', askedUntilShown, scripts: await Promise.all(loaded) };
};

const visits = new Map<string, ReturnType<typeof visit>>();
/** What a new visitor of a page asks for and is given; asked for once, as several tests look at it. */
const firstVisit = (path: string) => {
  const made = visits.get(path) ?? visit(path);
  visits.set(path, made);
  return made;
};

test.each([
  '/',
  '/ideas',
  '/ideas?sort=point&page=2',
  '/idea/1',
  // Finds so many that nothing near is looked for.
  '/search?keyword=申請&search_target=all&category=online-procedures',
  '/comments',
  '/comments/online-procedures?page=2',
  '/category/online-procedures',
  '/news',
  '/page/about',
  `/members/${accountIds.member1}`,
])('the document of %s brings along what its first screen shows', async (path) => {
  const { askedUntilShown } = await firstVisit(path);
  expect(askedUntilShown.filter((url) => url.includes('/api/v1/') && !url.includes('/analytics/'))).toEqual(
    [],
  );
});

/** What is told to a member alone is fetched apart, by design. */
const isOwn = (address: string, id: string) => {
  const { pathname, searchParams } = new URL(address);
  const isPersonal = pathname === '/api/v1/me' || pathname.startsWith(`/api/v1/members/${id}`);
  return isPersonal || searchParams.get('member_id') === id;
};

test.each<[string, string, (page: Page) => Promise<unknown>]>([
  ['own page', '/members', (page) => page.getByRole('link', { name: 'プロフィールを編集する' }).waitFor()],
  ['form', '/members/profile', (page) => page.getByLabel('自己紹介').waitFor()],
  ['settings', '/members/settings', (page) => page.getByRole('group').first().waitFor()],
  ['view of another’s page', `/members/${accountIds.member1}`, (page) => waitForList(page)],
  ['notifications', '/', (page) => openNotifications(page)],
])('a member’s %s needs no more than the document and what is the member’s own', async (_, path, shown) => {
  const page = await member('member2');
  await page.route('**/api/v1/**', (route) =>
    isOwn(route.request().url(), accountIds.member2) ? route.continue() : route.abort(),
  );
  await page.goto(path);
  await shown(page);
  await waitUntilQuiet(page);
  expect(await page.getByRole('alert').filter({ hasText: '読み込めませんでした' }).count()).toBe(0);
});

const waitForList = (page: Page) =>
  page.getByRole('list', { name: '投稿したアイデア' }).getByRole('article').first().waitFor();

const openNotifications = async (page: Page) => {
  await page.getByRole('button', { name: /^通知（/ }).click();
  await page.getByRole('checkbox', { name: '未読だけを表示' }).waitFor();
};

test('React is one copy, whatever remotes are visited', async () => {
  const page = await visitor();
  const { scripts } = collect(page);
  await page.goto('/');
  await waitUntilQuiet(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'よくある質問' }).click();
  await page.getByRole('heading', { level: 1, name: 'よくある質問' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'ダッシュボード' }).click();
  await page.getByRole('heading', { level: 1, name: '全体の状況' }).waitFor();
  const copies = new Set<string>();
  for (const script of scripts) if (reactDom.test(await script.text())) copies.add(script.url());
  expect([...copies]).toHaveLength(1);
  expect(scripts.map((script) => script.url())).toEqual([...new Set(scripts.map((script) => script.url()))]);
});

test('home is usable after at most 200 KB of JavaScript', async () => {
  const { scripts } = await firstVisit('/');
  let bytes = 0;
  for (const { body } of scripts) bytes += gzipSync(body).length;
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThanOrEqual(budget);
});

test('scripts come compressed, and never change under their names', async () => {
  const { scripts } = await firstVisit('/');
  for (const { headers } of scripts.filter(({ url }) => /\.[0-9a-f]{12}\.js$/.test(url))) {
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
  }
});

test('no script leads to its source map, and no map is given to anyone', async () => {
  const { scripts } = await firstVisit('/ideas');
  expect(scripts.length).toBeGreaterThan(3);
  for (const { url, body, headers } of scripts) {
    expect(body.toString()).not.toContain('sourceMappingURL');
    expect(headers.sourcemap).toBeUndefined();
    const [, folder, file] = /^(.*\/)([^/]+)$/.exec(new URL(url).pathname) ?? [];
    for (const path of [file, `..%2fmaps%2f${file}`, `..%5cmaps%5c${file}`, `maps/${file}`]) {
      expect([path, (await fetch(`${origin}${folder}${path}.map`)).status]).toEqual([path, 404]);
    }
  }
});

test.each(['/', '/ideas', '/idea/3', '/category/online-procedures', '/page/about', '/members', '/analyze'])(
  'the document of %s names every script that its page loads, and no other',
  async (path) => {
    const { document, scripts } = await firstVisit(path);
    const links = document.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g);
    const named = [...links].map(([, href]) => href);
    const loaded = scripts.map(({ url }) => new URL(url).pathname);
    expect(loaded).toEqual(expect.arrayContaining(named));
    // Operators' texts, in the footer as well, are drawn when they come near to what is seen.
    expect(loaded.filter((path) => !named.includes(path) && !path.includes('markdown'))).toEqual([]);
  },
);

test('what the pages run that links in sight lead to is fetched ahead, and not where data is to be saved', async () => {
  const page = await visitor();
  const { requests } = collect(page);
  await page.goto('/page/faq');
  await eventually(() => expect(requests.filter((url) => url.includes('/page-ideas.'))).toHaveLength(1));
  await page.getByRole('banner').getByRole('link', { name: 'アイデア一覧' }).click();
  await page.getByRole('article').first().waitFor();
  const fetched = (name: string) =>
    page.evaluate(
      (part) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter((entry) => entry.name.includes(part))
          .map((entry) => entry.transferSize),
      name,
    );
  // The script itself came out of the browser's cache.
  expect((await fetched('/page-ideas.')).filter((size) => size > 0)).toHaveLength(1);

  const frugal = await visitor();
  await frugal.addInitScript(() =>
    Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', { value: { saveData: true } }),
  );
  const { requests: asked } = collect(frugal);
  await frugal.goto('/page/faq');
  await waitUntilQuiet(frugal);
  expect(asked.some((url) => url.includes('/page-ideas.'))).toBe(false);
});
