import { languages } from '@ideabox/text';
import { writeLetter } from './letter.ts';

const told = {
  ...{ name: '題', sentence: '文', quote: null, url: 'https://a.example/idea/1' },
  markdown: '対応します。\n\n- 来年度から\n- 全国で',
};
const about = {
  ...{ site: 'Site', publicUrl: 'https://a.example', reader: '花子', told: [told], digest: false },
  ...{
    settingsUrl: 'https://a.example/members/settings',
    unsubscribeUrl: 'https://a.example/api/v1/unsubscribe/x',
  },
};

test.each(languages)(
  'in %s a mail says whose it is, who sends it and how to change that, as text too',
  (language) => {
    const { html, text } = writeLetter({ ...about, language });
    for (const part of [html, text]) {
      expect(part).toContain('https://a.example/members/settings');
      expect(part).toContain('https://a.example/api/v1/unsubscribe/x');
      expect(part.match(/Site/g)?.length).toBeGreaterThanOrEqual(2);
      expect(part).not.toMatch(/\{\w+\}/);
    }
    expect(html).toContain('<li>来年度から</li>');
    expect(text).toContain('- 来年度から');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toMatch(/<img|<script|<link|url\(/);
  },
);

test('a name that says how its bearer is addressed gets no second suffix', () => {
  expect(writeLetter({ ...about, reader: '花子さん', language: 'ja' }).text).toMatch(/^花子さん\n/);
  expect(writeLetter({ ...about, language: 'ja' }).text).toMatch(/^花子 様\n/);
});
