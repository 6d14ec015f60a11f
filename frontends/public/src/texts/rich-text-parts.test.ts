import { richTextParts } from './rich-text-parts.ts';

test('addresses become links, shortened to 60 characters, and numbers of ideas lead to them', () => {
  const address = `https://example.go.jp/${'a'.repeat(60)}`;
  expect(richTextParts(`見て ${address} と @05274。`)).toEqual([
    { kind: 'text', text: '見て ' },
    { kind: 'link', href: address, text: `${address.slice(0, 60)}…` },
    { kind: 'text', text: ' と ' },
    { kind: 'idea', id: 5274, text: '@05274' },
    { kind: 'text', text: '。' },
  ]);
});

test.each(['javascript:alert(1)', '<script>alert(1)</script>', 'data:text/html,x', 'mail@example'])(
  '%s stays text',
  (text) => {
    expect(richTextParts(text)).toEqual([{ kind: 'text', text }]);
  },
);
