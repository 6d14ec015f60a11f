import { headerText } from './header-text.ts';
import { isAddress } from './is-address.ts';
import { writeLetter } from './letter.ts';

test.each([
  ['a\r\nBcc: x@example.com', 'a Bcc: x@example.com'],
  ['a\u0000b\u2028c', 'a b c'],
  ['\u202eevil', 'evil'],
  ['𠮷'.repeat(200), `${'𠮷'.repeat(149)}…`],
])('%j in a header', (given, expected) => {
  expect(headerText(given)).toBe(expected);
});

test.each([
  ['a@example.com', true],
  ['日本@例え.jp', true],
  ['a@example.com, b@example.com', false],
  ['a@example.com\r\nBcc: b@example.com', false],
  ['<a@example.com>', false],
  ['a b@example.com', false],
  ['a@b@c', false],
  ['nothing', false],
])('%j is an address: %s', (given, expected) => {
  expect(isAddress(given)).toBe(expected);
});

test('what members wrote is text in every part of a letter', () => {
  const hostile = '"><script>alert(1)</script>\r\nSubject: other';
  const { subject, html, text } = writeLetter({
    site: 'サイト',
    reader: hostile,
    language: 'ja',
    told: [
      {
        name: hostile,
        sentence: hostile,
        quote: hostile,
        markdown: null,
        url: 'https://a.example/idea/1?a="b"',
      },
      { name: hostile, sentence: hostile, quote: null, markdown: hostile, url: 'https://a.example/idea/2' },
    ],
    ...{ digest: true, publicUrl: 'https://a.example', settingsUrl: 'https://a.example/members/settings' },
    unsubscribeUrl: 'https://a.example/api/v1/unsubscribe/x',
  });
  expect(subject).toBe('【サイト】新しい通知が2件あります');
  expect(html).not.toContain('<script');
  expect(html).toContain('href="https://a.example/idea/1?a=&quot;b&quot;"');
  expect(text).toContain(hostile);
});

test('a long digest names fifty and counts the rest', () => {
  const told = Array.from({ length: 1_060 }, (_, index) => ({
    name: `n${index}`,
    ...{ sentence: 'c', quote: null, markdown: null, url: 'https://a.example/' },
  }));
  const { subject, text } = writeLetter({
    ...{ site: 'Site', reader: '', language: 'en' as const, told, digest: true, unsubscribeUrl: 'u' },
    ...{ publicUrl: 'https://a.example', settingsUrl: 's' },
  });
  expect(subject).toBe('[Site] You have new notifications: 1,060');
  expect(text.match(/■/g)).toHaveLength(50);
  expect(text).toContain('More notifications: 1,010.');
});
