import sax from 'sax';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
const hostile = ']]> & <b>題名</b> "\' ]]> ]]>';
const contents = `<script>alert(1)</script> ]]> ]]> &amp; https://example.jp/?a=1&b=2\n二行目`;

beforeAll(async () => {
  ideas = await bootIdeas();
  await ideas.rpc.call('ImportIdeas', {
    ideas: Array.from({ length: 55 }, (_, index) => ({
      import_key: `r:${index}`,
      name: index === 54 ? hostile : `題名 ${index}`,
      contents: index === 54 ? contents : '本文',
      tags: [],
      category: index % 5 === 0 ? 'completed' : 'on_air',
      member_id: 'taro',
      date_entered: new Date(Date.UTC(2026, 4, 1, 0, index)).toISOString(),
    })),
  });
});
afterAll(() => ideas.stop());

/** The texts of a feed by the names of their elements, read strictly. */
const read = async (query: string) => {
  const root = ideas.http.get('/ideas').url.replace('/api/v1/ideas', '');
  const answer = await fetch(`${root}/rss${query}`);
  const document = await answer.text();
  const texts: Record<string, string[]> = {};
  const attributes: Record<string, Record<string, string>> = {};
  const parser = sax.parser(true);
  let path: string[] = [];
  parser.onopentag = (tag) => {
    path.push(tag.name);
    attributes[tag.name] = tag.attributes as Record<string, string>;
    if (path.at(-2) === 'item') texts[tag.name] = [...(texts[tag.name] ?? []), ''];
  };
  parser.ontext = (text) => {
    const found = path.at(-2) === 'item' ? texts[path.at(-1) as string] : undefined;
    if (found) found[found.length - 1] += text;
  };
  parser.onclosetag = () => {
    path = path.slice(0, -1);
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(document).close();
  return { status: answer.status, type: answer.headers.get('content-type'), texts, attributes };
};

test('the feed has the newest 50 ideas, each with its address and date', async () => {
  const { status, type, texts, attributes } = await read('');
  expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(attributes.rss?.version).toBe('2.0');
  expect(attributes['atom:link']).toMatchObject({ href: 'http://localhost:8080/rss', rel: 'self' });
  expect(texts.title).toHaveLength(50);
  expect(texts.title?.[1]).toBe('題名 53');
  expect(texts.pubDate?.[1]).toBe('Fri, 01 May 2026 00:53:00 GMT');
  expect(new Set(texts.guid).size).toBe(50);
  expect(texts.guid).toEqual(texts.link);
  expect(texts.link?.[0]).toMatch(/^http:\/\/localhost:8080\/idea\/\d+$/);
});

test('whatever was typed is text to the reader, and HTML without scripts', async () => {
  const { texts } = await read('');
  expect(texts.title?.[0]).toBe(hostile);
  expect(texts.description?.[0]).toContain('&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; ]]&gt; &amp;amp;');
  expect(texts.description?.[0]).toContain('<br>二行目');
});

test('a category narrows it, and the feed names its own address', async () => {
  const { texts, attributes } = await read('?category=completed');
  expect(texts.title).toHaveLength(11);
  expect(attributes['atom:link']?.href).toBe('http://localhost:8080/rss?category=completed');
  for (const category of ['none', 'open_for_supporter', '%00x'.replace('%00', '%3Cb%3E'), '%22%3E'])
    expect((await read(`?category=${category}`)).texts.title).toBeUndefined();
});
