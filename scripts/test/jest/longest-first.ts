import { createRequire } from 'node:module';
import type { Test } from '@jest/reporters';

const load = createRequire(import.meta.url);
const { default: TestSequencer } = load('@jest/test-sequencer') as typeof import('@jest/test-sequencer');

/** Walks through every screen, and through every call. */
const walk =
  /\/pages\.test|\/e2e\/(screens|fuzz\/every-call|layout-in-languages|layout-of-(members|visitors))\./;

/** Walks are short to read; questions over HTTP are soon answered, and fill what is left at the end. */
const rankOf = ({ path }: Test) => {
  if (walk.test(path)) return 0;
  return path.includes('/gateway/e2e/') ? 2 : 1;
};

/** What failed, then what took longest. Where no run has said how long, jest goes by the length of files, and this by what they are. */
class LongestFirst extends TestSequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    const sorted = await super.sort(tests);
    const isKnown = sorted.some((test) => test.duration !== undefined);
    return isKnown ? sorted : sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

// The name by which Node hands a class to jest's `require`.
export { LongestFirst as 'module.exports' };
