import { pollingInterval } from './use-polling-interval.ts';

test.each([
  ['30', 30],
  ['0', 10],
  ['999999', 3600],
  ['', 60],
  ['soon', 60],
  [undefined, 60],
])('%p is asked every %d seconds', (setting, seconds) => expect(pollingInterval(setting)).toBe(seconds));
