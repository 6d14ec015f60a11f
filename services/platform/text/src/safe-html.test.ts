import fc from 'fast-check';
import { safeHtml } from './index.ts';

const rules = { site: 'https://box.example', pathOf: (number: number) => `/things/${number}` };

const away = (href: string, shown = href) =>
  `<a href="${href}" rel="nofollow ugc noopener" target="_blank">${shown}</a>`;

test.each([
  ['<b>太字</b> & "引用"', '&lt;b&gt;太字&lt;/b&gt; &amp; &quot;引用&quot;'],
  ["it's", 'it&#39;s'],
  ['a\nb\r\nc\rd', 'a<br>b<br>c<br>d'],
  ['https://a.jp/?x=1&y=2', away('https://a.jp/?x=1&amp;y=2')],
  [`https://a.jp/${'x'.repeat(47)}`, away(`https://a.jp/${'x'.repeat(47)}`)],
  [
    `https://a.jp/${'x'.repeat(48)}`,
    away(`https://a.jp/${'x'.repeat(48)}`, `https://a.jp/${'x'.repeat(46)}…`),
  ],
  ['@123 を参照', '<a href="/things/123">@123</a> を参照'],
  ['アイデア@05274です', 'アイデア<a href="/things/5274">@05274</a>です'],
  ['＠１２３', '<a href="/things/123">＠１２３</a>'],
  ['me@123.jp', 'me@123.jp'],
  ['@123abc', '@123abc'],
  ['@0', '@0'],
  ['@@1', '@@1'],
  ['@1234567890123456', '@1234567890123456'],
  ['https://a.jp/@5', away('https://a.jp/@5')],
  ['https://box.example/things/5', '<a href="/things/5">https://box.example/things/5</a>'],
  [
    'https://box.example/en/things/5?a=1#b',
    '<a href="/things/5?a=1#b">https://box.example/en/things/5?a=1#b</a>',
  ],
  ['https://box.example//evil.example', '<a href="/evil.example">https://box.example//evil.example</a>'],
  ['https://box.example', '<a href="/">https://box.example</a>'],
  ['https://box.example.evil.example/', away('https://box.example.evil.example/')],
  ['http://box.example/things/5', away('http://box.example/things/5')],
])('%j', (typed, expected) => {
  expect(safeHtml(typed, rules)).toBe(expected);
});

test('without a path for them, references stay text', () => {
  expect(safeHtml('@123', { site: rules.site })).toBe('@123');
});

test('for readers elsewhere, links within the site are whole', () => {
  expect(safeHtml('@1 https://box.example/ja/a', { ...rules, base: rules.site })).toBe(
    '<a href="https://box.example/things/1">@1</a> <a href="https://box.example/a">https://box.example/ja/a</a>',
  );
});

const fragments = [
  ...[
    '<',
    '>',
    '"',
    "'",
    '&',
    '@',
    '＠',
    '１',
    '12',
    '\n',
    '\r',
    ' ',
    'https://',
    'HTTP://',
    'a.jp',
    '日本.jp',
    '/',
    '(',
    ')',
  ],
  ...[
    '<script>',
    '</a>',
    'onerror=',
    'javascript:',
    'https://box.example/',
    '&quot;',
    '&#39;',
    '%22',
    '%3C',
    '\u0000',
    '\ud800',
  ],
  ...['{{7*7}}', '#{x}', '\u2028', 'あ', '𠮷', '？', '。', '@12', 'https://box.example//', '\\'],
];
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...fragments), { maxLength: 25 }).map((parts) => parts.join('')),
);

const tag = /<a href="[^"<>]*"(?: rel="nofollow ugc noopener" target="_blank")?>|<\/a>|<br>/g;

test('whatever is typed, there are no tags but links and line breaks, and no bare quote or ampersand', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const rest = safeHtml(text, rules).replaceAll(tag, '');
      expect(rest).not.toMatch(/[<>"']/);
      expect(rest.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
    }),
    { numRuns: 2_000 },
  );
});

test('whatever is typed, links lead to web addresses or into the site, and are closed', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const html = safeHtml(text, rules);
      const hrefs = [...html.matchAll(/<a href="([^"]*)"/g)].map((match) => match[1]);
      for (const href of hrefs) expect(href).toMatch(/^(https?:\/\/[^/]|\/(?!\/|\\))/i);
      expect(html.split('</a>')).toHaveLength(hrefs.length + 1);
    }),
    { numRuns: 2_000 },
  );
});

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test('without its tags it reads as it was typed', () => {
  fc.assert(
    fc.property(typed, (text) => {
      fc.pre(!/https?:/i.test(text));
      const shown = unescaped(safeHtml(text, rules).replaceAll('<br>', '\n').replaceAll(tag, ''));
      expect(shown).toBe(text.replaceAll(/\r\n|\r/g, '\n'));
    }),
  );
});
