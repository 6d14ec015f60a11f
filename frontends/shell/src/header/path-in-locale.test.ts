import { pathInLocale } from './path-in-locale.ts';

test('the same address in another language', () => {
  const at = (pathname: string) => ({ pathname, search: '?page=2', hash: '#x' });
  expect(pathInLocale(at('/ideas'), '', 'en')).toBe('/en/ideas?page=2#x');
  expect(pathInLocale(at('/en/ideas'), '/en', 'fr')).toBe('/fr/ideas?page=2#x');
  expect(pathInLocale(at('/en'), '/en', 'ja')).toBe('/ja/?page=2#x');
});
