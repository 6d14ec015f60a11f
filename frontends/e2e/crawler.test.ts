import { api, origin, postIdea, site } from '../../gateway/e2e/product.ts';
import { uniqueWord } from './support/unique-word.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescapeHtml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name] ?? '');

/** What a crawler reads without running a script. */
const headOf = async (path: string) => {
  const answer = await site.get(path).set('User-Agent', 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  const html = answer.text.slice(0, answer.text.indexOf('</head>'));
  const metas: Record<string, string> = {};
  for (const [, key = '', content = ''] of html.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)">/g,
  )) {
    metas[key] = unescapeHtml(content);
  }
  return {
    status: answer.status,
    html,
    metas,
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1],
    lang: /<html lang="([^"]+)">/.exec(html)?.[1],
  };
};

describe.each([
  ['home', '/', async () => 'くらしの気づきを、社会を動かす力に'],
  ['an idea', '/idea/1', async () => (await api.get('/ideas/1')).body.results.name],
  ['a category', '/category/online-procedures', async () => 'オンライン手続きをもっと使いやすく'],
])('%s', (_, path, nameOf) => {
  let head: Awaited<ReturnType<typeof headOf>>;
  beforeAll(async () => {
    head = await headOf(path);
  });

  test('is found, in Japanese', () => expect([head.status, head.lang]).toEqual([200, 'ja']));

  test('has its name and the name of the site for a title', async () =>
    expect(head.title).toBe(`${await nameOf()} | アイデアボックス`));

  test('has a description of at most 80 characters and an ellipsis', () => {
    const description = head.metas.description ?? '';
    expect([...description].length).toBeGreaterThan(10);
    expect(description).toMatch(/^(?:.{1,80}|.{80}…)$/u);
  });

  test('has social tags', () => {
    expect(head.metas).toMatchObject({
      'og:title': head.title,
      'og:description': head.metas.description,
      'og:site_name': 'アイデアボックス',
      'og:url': `${origin}${path}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
  });

  test('has a social picture that is there', async () => {
    const answer = await fetch(head.metas['og:image'] ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\/(png|jpeg)/),
    ]);
  });

  test('has its own address for canonical', () => expect(head.canonical).toBe(`${origin}${path}`));
});

test('a long text is cut at 80 characters, not inside of one', async () => {
  const id = await postIdea('supporter1', { contents: `𠮷${'野'.repeat(200)}` });
  const { metas } = await headOf(`/idea/${id}`);
  expect(metas.description).toBe(`𠮷${'野'.repeat(79)}…`);
});

test('markup in a title is text in the head', async () => {
  const name = `${uniqueWord()}</title><script>alert("1")</script>'&amp;`;
  const id = await postIdea('supporter1', { name });
  const { title, html, metas } = await headOf(`/idea/${id}`);
  expect(title).toBe(`${name} | アイデアボックス`);
  expect(metas['og:title']).toBe(title);
  expect(html).not.toContain('<script>alert');
});

test('a language has its own address, title and alternates', async () => {
  const { lang, title, canonical, html } = await headOf('/en/ideas');
  expect([lang, title, canonical]).toEqual(['en', 'Ideas | Ideabox', `${origin}/en/ideas`]);
  expect(html.match(/hreflang="[a-z-]+"/g)).toHaveLength(8);
});

test.each([
  '/idea/999999999',
  '/category/no-such-category',
  '/comments/no-such-category',
  '/nothing/here',
  '/news/no-such-news',
])('%s is not found, and not for an index', async (path) => {
  const { status, metas } = await headOf(path);
  expect([status, metas.robots]).toEqual([404, 'noindex']);
});
