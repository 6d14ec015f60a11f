import type { FirstData } from '../first-data/first-data.ts';
import { firstView } from './first-view.ts';
import type { View } from './view.ts';

const messages = {
  'texts.in_japanese': 'Cette page n’est disponible qu’en <japonais>.',
  'texts.part_in_japanese': 'Le texte ci-dessous n’est disponible qu’en japonais.',
};

const drawn = (page: string, data: FirstData, locale: View['language']['locale'] = 'fr') => {
  const language = { locale, locales: [locale], basename: '', path: '/' };
  const head = { status: 200, title: 'Titre', description: '', type: 'website', canonicalPath: '/' } as const;
  const route = { path: '/', title: 'title', layout: 'default', page } as const;
  return firstView(route, { head, language, settings: {}, data, messages });
};
const article = (lang: string): FirstData => [[['page', 'opendata'], { lang, contents: '本文です。' }]];
const category = (contents: string): FirstData => [
  [['category', 'a'], { description: 'Une ville', contents }],
];

test.each(['staticPage', 'news'])(
  'a %s that is there in Japanese alone says so before it, in the reader’s language',
  (page) => {
    const html = drawn(page, article('ja'));
    expect(html).toMatch(
      /<article[^>]* lang="ja">.*<p class="fv-note" lang="fr">Cette page n’est disponible qu’en &lt;japonais&gt;\.<\/p>.*本文です。/s,
    );
    expect(drawn(page, article('fr'))).not.toContain('fv-note');
    expect(drawn(page, article('ja'), 'ja')).not.toContain('fv-note');
  },
);

test('so does a category whose text nobody has translated', () => {
  expect(drawn('category', category('窓口の話です。'))).toMatch(
    /Une ville<\/p><p class="fv-note">Le texte ci-dessous n’est disponible qu’en japonais\.<\/p><p class="fv-text" lang="ja">窓口/,
  );
  for (const contents of ['Les guichets.', ''])
    expect(drawn('category', category(contents))).not.toContain('fv-note');
});

test('a table is read row by row, without its lines', () => {
  const contents = '表です。\n\n| 項目 | **内容** |\n|---|:-:|\n| 範囲 | a |\n\nx | y';
  const html = drawn('staticPage', [[['page', 'a'], { lang: 'fr', contents }]]);
  expect(html).toContain('<p class="fv-text">表です。\n項目\u2003内容\n範囲\u2003a\nx | y</p>');
});
