import { richText } from './rich-text.ts';

const html = (markdown: string) => richText(markdown, 'https://a.example');

test('lists, links and emphasis are kept', () => {
  expect(html('次の**3点**です。\n\n- 一\n- 二\n\n[資料](https://b.example/x)')).toBe(
    '<p>次の<strong>3点</strong>です。</p>\n<ul>\n<li>一</li>\n<li>二</li>\n</ul>\n<p><a href="https://b.example/x">資料</a></p>',
  );
});

test('an address of the site leads to it', () =>
  expect(html('[規約](/page/rules)')).toContain('<a href="https://a.example/page/rules">規約</a>'));

test.each([
  ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>', /<(img|script)/],
  ['a script as an address', '[x](javascript:alert(1)) [y](JaVaScRiPt:alert(1))', /javascript:/i],
  ['data as an address', '[x](data:text/html,<script>)', /data:/],
  ['a picture from elsewhere', '![x](https://b.example/pixel.png)', /<img/],
  ['an address that only begins like one of the site', '[x](//b.example/)', /a\.example/],
])('%s does nothing', (_, markdown, what) => expect(html(markdown)).not.toMatch(what));
