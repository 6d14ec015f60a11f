import fc from 'fast-check';
import { embeddedVideoOf, mediaOf } from './media.ts';

const tube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', tube],
  ['https://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=1m30s', `${tube}?start=90`],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', tube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?si=x', tube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=5', `${tube}?start=5`],
  ['https://youtu.be/dQw4w9WgXcQ?t=1h', `${tube}?start=3600`],
  ['見て:https://youtu.be/dQw4w9WgXcQ。', tube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/abcdef0123', 'https://player.vimeo.com/video/76979871?h=abcdef0123'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://www.nicovideo.jp/watch/sm9', 'https://embed.nicovideo.jp/watch/sm9'],
  ['https://sp.nicovideo.jp/watch/so123?ref=x', 'https://embed.nicovideo.jp/watch/so123'],
  ['https://nico.ms/sm9', 'https://embed.nicovideo.jp/watch/sm9'],
  ['https://a.jp/ https://vimeo.com/1 https://youtu.be/dQw4w9WgXcQ', 'https://player.vimeo.com/video/1'],
])('%s is shown from %s', (text, expected) => {
  expect(embeddedVideoOf(text)).toBe(expected);
});

test.each([
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v="onload="xx',
  'https://www.youtube.com/@channel',
  'https://youtu.be/',
  'https://vimeo.com/channels/staffpicks',
  'https://www.nicovideo.jp/user/1',
  'https://constructor/watch',
  'youtu.be/dQw4w9WgXcQ',
  '',
])('%j is no video', (text) => {
  expect(embeddedVideoOf(text)).toBeNull();
});

test('pictures and videos are named as typed, each once, ten at most', () => {
  const picture = 'https://a.jp/x.PNG?size=1';
  expect(mediaOf(`${picture} ${picture} https://a.jp/x.png.html https://nico.ms/sm9`)).toEqual([
    { type: 'image', url: picture },
    { type: 'video', url: 'https://nico.ms/sm9' },
  ]);
  const many = Array.from({ length: 12 }, (_, n) => `https://a.jp/${n}.gif`);
  expect(mediaOf(many.join(' '))).toHaveLength(10);
});

test('whatever is typed, a video is shown from one of three places', () => {
  const parts = fc.constantFrom(
    ...[
      'https://',
      'youtu.be',
      'www.youtube.com',
      'vimeo.com',
      'nico.ms',
      '/',
      'watch',
      '?v=',
      'dQw4w9WgXcQ',
      '&t=',
      '9',
    ],
    ...['"', "'", '<', '>', ' ', '/sm', '@', ':', '#', '%22', '..', '\\', '\u0000', 'あ'],
  );
  const places =
    /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video|embed\.nicovideo\.jp\/watch)\/[\w-]+(\?(start=\d+|h=[0-9a-f]+))?$/;
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 14 }), (all) => {
      const shown = embeddedVideoOf(all.join(''));
      if (shown !== null) expect(shown).toMatch(places);
    }),
    { numRuns: 2_000 },
  );
});
