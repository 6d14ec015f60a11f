import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

test('contents are safe HTML with links, media and a video; raw contents are as typed', async () => {
  const contents =
    '@12 と http://localhost:8080/en/idea/34 を参照。\nhttps://youtu.be/dQw4w9WgXcQ?t=10（動画）\nhttps://example.jp/写真.jpg <script>';
  const { body } = await ideas.post({ contents });
  const away = (href: string) => `<a href="${href}" rel="nofollow ugc noopener" target="_blank">${href}</a>`;
  const html = [
    '<a href="/idea/12">@12</a> と <a href="/idea/34">http://localhost:8080/en/idea/34</a> を参照。',
    `${away('https://youtu.be/dQw4w9WgXcQ?t=10')}（動画）`,
    `${away('https://example.jp/写真.jpg')} &lt;script&gt;`,
  ].join('<br>');
  const read = await ideas.http.get(`/ideas/${body.results.id}`);
  for (const { results } of [body, read.body])
    expect(results).toMatchObject({
      contents: html,
      raw_contents: contents,
      embedded_video: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=10',
      media: [
        { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ?t=10' },
        { type: 'image', url: 'https://example.jp/写真.jpg' },
      ],
    });
  const feed = await fetch(`http://127.0.0.1:${ideas.httpPort}/rss`);
  expect(await feed.text()).toContain(
    '&lt;a href=&quot;http://localhost:8080/idea/12&quot;&gt;@12&lt;/a&gt;',
  );
});
