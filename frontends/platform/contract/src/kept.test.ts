import { inBrowser } from './kept.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};
const provide = (get: () => object) =>
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });

test('what is kept is read again, as text and as JSON; an empty text is forgotten', () => {
  provide(() => storage);
  inBrowser.keep('draft', '{"name":"題名"}');
  expect([inBrowser.text('draft'), inBrowser.json('draft')]).toEqual(['{"name":"題名"}', { name: '題名' }]);
  inBrowser.keep('draft', '');
  expect([inBrowser.text('draft'), inBrowser.json('draft'), stored.size]).toEqual([null, null, 0]);
});

test('words that are no JSON are nothing', () => {
  provide(() => storage);
  inBrowser.keep('draft', '{half');
  expect(inBrowser.json('draft')).toBeNull();
});

test('where storage is forbidden nothing is kept and nothing breaks', () => {
  provide(() => {
    throw new Error('forbidden');
  });
  inBrowser.keep('draft', 'words');
  expect([inBrowser.text('draft'), inBrowser.json('draft')]).toEqual([null, null]);
});
