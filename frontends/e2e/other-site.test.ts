import { stateAfterLogin } from './support/accounts/state-after-login.ts';
import { watchProblems } from './support/browser/problems.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { waitUntilShown } from './support/browser/wait-until-quiet.ts';
import { startOwnFront } from './support/product/own-front.ts';

const { visitor } = useBrowser();

let front: Awaited<ReturnType<typeof startOwnFront>>;
beforeAll(async () => {
  front = await startOwnFront(['public'], { OTHER_SITE: '1', OIDC_CLIENT_ID: 'ideabox-dev' });
  await front.compiled();
});
afterEach(() => front.restore());
afterAll(() => front?.stop());

test('a remote of here runs in the shell of another site, and a change loads the page anew', async () => {
  const page = await visitor({ baseURL: front.origin });
  const { violations } = await watchProblems(page);
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  await page.goto('/comments');
  await waitUntilShown(page);
  expect(scripts).toContain('/remotes/public/remote-entry.js');
  expect(scripts).toContainEqual(expect.stringMatching(/^\/assets\/shell\.[0-9a-f]{12}\.js$/));
  await front.edit(
    'public/src/features/comments/comment-search.tsx',
    "{text('comments.search.submit')}",
    '別の言葉',
  );
  await page.getByRole('button', { name: '別の言葉' }).waitFor({ timeout: 60_000 });
  await front.edit('public/messages/ja.json', '"comments.keyword": "', '"comments.keyword": "改めて');
  await page.getByLabel(/^改めて/).waitFor({ timeout: 60_000 });
  expect(violations).toEqual([]);
});

test('who has a session of that site writes through the front', async () => {
  const known = await stateAfterLogin('member1');
  const origins = known.origins.map((kept) => ({ ...kept, origin: front.origin }));
  // The session was made by the site's own client; documents of the front name another.
  for (const { localStorage } of origins) {
    for (const entry of localStorage) entry.name = entry.name.replace(/:ideabox-web$/, ':ideabox-dev');
  }
  const page = await visitor({ baseURL: front.origin, storageState: { ...known, origins } });
  await page.goto('/idea/2');
  const favorite = page
    .getByRole('main')
    .getByRole('button', { name: /お気に入り/ })
    .first();
  await favorite.waitFor({ timeout: 60_000 });
  const answer = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/api/v1/'),
  );
  await favorite.click();
  const written = await answer;
  expect(written.ok()).toBe(true);
  expect(new URL(written.url()).origin).toBe(front.origin);
});

test('login is asked for by the client that the front is given, and comes back to the front', async () => {
  const page = await visitor({ baseURL: front.origin });
  await page.goto('/page/faq');
  await waitUntilShown(page);
  const asked = page.waitForRequest((request) => request.url().includes('/protocol/openid-connect/auth?'));
  await page.getByRole('banner').getByRole('button', { name: 'ログイン' }).click();
  const { searchParams } = new URL((await asked).url());
  expect(searchParams.get('client_id')).toBe('ideabox-dev');
  expect(searchParams.get('redirect_uri')).toBe(`${front.origin}/callback`);
});
