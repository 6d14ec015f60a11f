import { createScrollKeys } from './scroll-keys.ts';

const at = (key: string, pathname: string, search = '') => ({ key, pathname, search });

test('every address has a place of its own, and one in another order the place of the one before', () => {
  const keyOf = createScrollKeys();
  expect(keyOf(at('default', '/ideas', '?page=2'))).toBe('/ideas?page=2');
  expect(keyOf(at('a', '/idea/1'))).toBe('a');
  expect(keyOf(at('b', '/ideas'))).toBe('b');
  expect(keyOf(at('c', '/ideas', '?order_target=point'))).toBe('b');
  expect(keyOf(at('d', '/idea/2'))).toBe('d');
  expect(keyOf(at('c', '/ideas', '?order_target=point'))).toBe('b');
});
