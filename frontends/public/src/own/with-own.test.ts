import type { PageOf } from '@ideabox/api-client';
import { withOwn } from './with-own.ts';

type Shown = { id: number; name: string; is_blocked: boolean | null };

const pageOf = <T>(results: T[]): PageOf<T> => ({
  results,
  metadata: { resultset: { count: 7, limit: 2, offset: 0 } },
});
const shown = (id: number): Shown => ({ id, name: `idea ${id}`, is_blocked: null });
const two = () => Promise.resolve(pageOf([shown(2), shown(1)]));

test('what is the reader’s own joins what everyone is told, whatever its order', async () => {
  const own = pageOf([
    { id: 1, is_blocked: true },
    { id: 2, is_blocked: false },
  ]);
  expect(await withOwn(two(), Promise.resolve(own))).toEqual(
    pageOf([
      { id: 2, name: 'idea 2', is_blocked: false },
      { id: 1, name: 'idea 1', is_blocked: true },
    ]),
  );
});

test('what moved to another page meanwhile is not shown as somebody’s who is not blocked', async () => {
  const own = pageOf([
    { id: 3, is_blocked: false },
    { id: 2, is_blocked: false },
  ]);
  expect((await withOwn(two(), Promise.resolve(own))).results.map(({ id }) => id)).toEqual([2]);
});

test('a visitor, and a member whose own cannot be had, are shown what everyone is', async () => {
  expect(await withOwn(two(), undefined)).toEqual(await two());
  expect(await withOwn(two(), Promise.reject(new Error('no answer')))).toEqual(await two());
});

test('what everyone is told and cannot be had is missing', async () => {
  const nothing = Promise.reject(new Error('no answer'));
  await expect(withOwn(nothing, Promise.resolve(pageOf([{ id: 1 }])))).rejects.toThrow('no answer');
});
