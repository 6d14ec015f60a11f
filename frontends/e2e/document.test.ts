import { api, as, origin, postIdea, site } from '../../gateway/e2e/product.ts';
import { uniqueWord } from './support/unique-word.ts';

const documentOf = async (path: string) => (await site.get(path)).text;

/** Width and height of a PNG, out of its first chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

const pictureOf = async (path: string) => {
  const address = /property="og:image" content="([^"]+)"/.exec(await documentOf(path))?.[1] ?? '';
  const answer = await fetch(address.replaceAll('&amp;', '&'));
  return { address, status: answer.status, png: Buffer.from(await answer.arrayBuffer()) };
};

test('an idea is read without any script', async () => {
  const word = uniqueWord();
  const id = await postIdea('supporter1', { name: `題 ${word}`, contents: `本文 <b>${word}</b> & 続き` });
  const html = await documentOf(`/idea/${id}`);
  expect(html).toContain(`<h1 dir="auto">題 ${word}</h1>`);
  expect(html).toContain(`本文 &lt;b&gt;${word}&lt;/b&gt; &amp; 続き`);
});

test('what the document brings along ends no script element', async () => {
  const id = await postIdea('supporter1', { contents: '</script><script>alert(1)</script><!--' });
  const html = await documentOf(`/idea/${id}`);
  expect(html).not.toContain('<script>alert');
  const data = /id="page-config"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.stringify(JSON.parse(data))).toContain('</script><script>alert(1)');
});

test('scripts need a nonce, frames are the players’ alone, and no text becomes a script', async () => {
  const { headers } = await site.get('/');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain(
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://embed.nicovideo.jp',
  );
});

test('an idea and a category have pictures of their own, with rare characters too', async () => {
  const id = await postIdea('supporter1', { name: `髙橋さんと𠮷野さんの案 ${uniqueWord()}` });
  for (const path of [`/idea/${id}`, '/category/online-procedures']) {
    const { address, status, png } = await pictureOf(path);
    expect([status, address]).toEqual([200, expect.stringContaining(`${origin}/social/`)]);
    expect(sizeOf(png)).toEqual([1200, 630]);
  }
});

test.each([
  '/social/idea/999999999.png',
  '/social/idea/x.png',
  '/social/member/1.png',
  '/social/idea/..%2Fme.png',
])('there is no picture at %s', async (path) => expect((await site.get(path)).status).toBe(404));

test('the map of the site names its lists, categories and newest ideas, and robots are told where it is', async () => {
  expect((await documentOf('/robots.txt')).split('\n')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const index = await site.get('/sitemap.xml');
  expect(index.type).toBe('application/xml');
  const maps = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(maps).toContain(`${origin}/sitemaps/pages.xml`);
  const pages = await documentOf('/sitemaps/pages.xml');
  for (const path of ['/', '/ideas', '/page/accessibility', '/category/online-procedures']) {
    expect(pages).toContain(`<loc>${origin}${path}</loc>`);
  }
  expect(await documentOf('/sitemaps/ideas-1.xml')).toMatch(/<loc>[^<]+\/idea\/\d+<\/loc>/);
  expect((await site.get('/sitemaps/ideas-99.xml')).status).toBe(404);
});

test.each([
  ['/de/ideas?page=2', '/ja/ideas?page=2'],
  ['/category', '/category/introduction'],
])('%s leads to %s', async (from, to) => {
  const answer = await site.get(from).redirects(0);
  expect([301, 302]).toContain(answer.status);
  expect(answer.headers.location).toBe(to);
});

test('the number of a category leads to it, and search engines keep the address with its key', async () => {
  const { results } = (await api.get('/categories/online-procedures')).body;
  const html = await documentOf(`/category/${results.id}`);
  expect(html).toContain(`<link rel="canonical" href="${origin}/category/online-procedures">`);
});

test('what is hidden from visitors has no picture', async () => {
  const answer = await api
    .post('/categories')
    .set(await as('admin1'))
    .send({ name: '見えない題', search_key: `hidden-${Date.now()}`, status: 'on_air', invisible: true });
  expect(answer.status).toBe(201);
  expect((await site.get(`/social/category/${answer.body.results.id}.png`)).status).toBe(404);
});
