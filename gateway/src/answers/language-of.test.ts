import { languageOf } from './language-of.ts';

test.each([
  ['/ideas', undefined, 'ja'],
  ['/en', undefined, 'en'],
  ['/fr/ideas?page=2', 'locale=en', 'fr'],
  ['/zh?x=1', undefined, 'zh'],
  ['/xx/ideas', 'locale=pt', 'pt'],
  ['/ideas', 'a=b; locale=ru; c=d', 'ru'],
  ['/ideas', 'locale=xx', 'ja'],
  ['/ideas', 'otherlocale=en', 'ja'],
  ['/enter', undefined, 'ja'],
])('%s with the cookie %s is answered in %s', (url, cookie, language) => {
  expect(languageOf({ url, headers: { cookie } })).toBe(language);
});
