import { changeTranslations, flatTranslations, textIn } from './translated.ts';

const en = { name: 'Terms', contents: 'Article 1' };
const fr = { name: 'Conditions', contents: 'Article premier' };
const rules = { name: '利用規約', contents: '第1条', translations: { en } };

test('a text is in the language that is asked for, else as it was written, and says which', () => {
  expect(textIn('en', rules)).toEqual({ ...en, lang: 'en' });
  expect(textIn('fr', rules)).toEqual({ name: '利用規約', contents: '第1条', lang: 'ja' });
  expect(textIn('ja', rules)).toMatchObject({ name: '利用規約', lang: 'ja' });
});

test('a language that is absent stays, one that is null goes, and null takes them all', () => {
  expect(changeTranslations({ en }, undefined)).toEqual({ en });
  expect(changeTranslations({ en }, { fr })).toEqual({ en, fr });
  expect(changeTranslations({ en, fr }, { en: null })).toEqual({ fr });
  expect(changeTranslations({ en, fr }, null)).toEqual({});
});

test('each language is a field of its own where changes are noted', () => {
  expect(flatTranslations({ en })).toEqual({ name_en: 'Terms', contents_en: 'Article 1' });
});
