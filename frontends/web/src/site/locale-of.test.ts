import { localeOf } from './locale-of.ts';

const multilingual = { feature_i18n_enabled: '1', available_languages: 'ja,en' };

test('the prefix is the language', () => {
  expect(localeOf('/en/ideas', undefined, multilingual)).toMatchObject({
    locale: 'en',
    locales: ['ja', 'en'],
    basename: '/en',
    path: '/ideas',
  });
  expect(localeOf('/en', undefined, multilingual)).toMatchObject({ basename: '/en', path: '/' });
  expect(localeOf('/entry', undefined, multilingual)).toMatchObject({
    locale: 'ja',
    basename: '',
    path: '/entry',
  });
});

test('a prefix that is not on offer leads to the same path in the present language', () => {
  expect(localeOf('/ru/ideas', undefined, multilingual).redirect).toBe('/ja/ideas');
  expect(localeOf('/ru/ideas', 'a=b; locale=en', multilingual).redirect).toBe('/en/ideas');
  expect(localeOf('/en/ideas', undefined, { feature_i18n_enabled: '0' }).redirect).toBe('/ideas');
});

test('while nobody knows the features, there is one language', () => {
  expect(localeOf('/ideas', undefined, 'unavailable')).toMatchObject({ locale: 'ja', locales: ['ja'] });
});

test('no address leads to another site', () => {
  const monolingual = { feature_i18n_enabled: '0' };
  expect(localeOf('/en//evil.example', undefined, monolingual).redirect).toBe('/evil.example');
  expect(localeOf('/en/\\\\evil.example', undefined, monolingual).redirect).toBe('/evil.example');
});
