import { memoryStorage } from '../testing/memory-storage.ts';
import { keepIntention, takeIntention } from './intention.ts';

const { kept: stored, storage } = memoryStorage();
beforeAll(() => Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true }));
beforeEach(() => stored.clear());
afterEach(() => jest.useRealTimers());

test('what was meant is taken once, for its own idea and act alone', () => {
  keepIntention({ act: 'vote', idea: 7, type: 'negative' });
  expect(takeIntention('favorite', 7)).toBeUndefined();
  expect(takeIntention('vote', 8)).toBeUndefined();
  expect(takeIntention('vote', 7)).toMatchObject({ type: 'negative' });
  expect(takeIntention('vote', 7)).toBeUndefined();
});

test('what was meant long ago is forgotten', () => {
  jest.useFakeTimers();
  keepIntention({ act: 'favorite', idea: 7 });
  jest.setSystemTime(Date.now() + 31 * 60_000);
  expect(takeIntention('favorite', 7)).toBeUndefined();
  expect(stored.size).toBe(0);
});
