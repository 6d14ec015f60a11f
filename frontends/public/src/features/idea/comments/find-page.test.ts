import { findPage } from './find-page.ts';

const perPage = 30;

/** A discussion of `threads` threads; every one takes `gap` numbers, as replies have numbers too. */
function discussion(threads: number, gap = 1) {
  const serials = Array.from({ length: threads }, (_, index) => (threads - index) * gap);
  const asked: number[] = [];
  const probe = async (page: number) => {
    asked.push(page);
    return { serials: serials.slice((page - 1) * perPage, page * perPage), count: threads };
  };
  return { serials, asked, probe };
}

test('every thread is found on its page, of 500 in six calls at most', async () => {
  for (const gap of [1, 7]) {
    const { serials, asked, probe } = discussion(500, gap);
    for (const [index, serial] of serials.entries()) {
      asked.length = 0;
      expect(await findPage(serial, perPage, probe)).toBe(Math.floor(index / perPage) + 1);
      expect(asked.length).toBeLessThanOrEqual(6);
    }
  }
});

test.each([
  ['in an empty discussion', 0, 1],
  ['newer than all', 40, 99_999],
  ['between two threads', 40, 3],
])('what is %s is on no page', async (_, threads, serial) => {
  expect(await findPage(serial, perPage, discussion(threads, 2).probe)).toBeUndefined();
});
