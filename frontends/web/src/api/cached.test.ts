import { cached } from './cached.ts';

/** A question that is answered when the test says so, with how often it was asked. */
function question() {
  const waiting: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
  let asked = 0;
  const ask = () => {
    asked += 1;
    return new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  return {
    ask,
    asked: () => asked,
    answer: (answer: string) => waiting.shift()?.resolve(answer),
    fail: () => waiting.shift()?.reject(new Error('no answer')),
  };
}

test('callers share one question, and its answer for a while', async () => {
  const { ask, asked, answer } = question();
  const know = cached(60_000, ask);
  const both = [know(), know()];
  answer('one');
  expect(await Promise.all([...both, know()])).toEqual(['one', 'one', 'one']);
  expect(asked()).toBe(1);
});

test.each(['nobody answers', 'nobody knows', 'the question fails'])(
  'what was known is told on where %s',
  async (why) => {
    const { ask, asked, answer, fail } = question();
    const know = cached(0, ask);
    const first = know();
    answer('one');
    await first;
    const second = know();
    if (why === 'nobody knows') answer('unavailable');
    if (why === 'the question fails') fail();
    expect(await second).toBe('one');
    expect(asked()).toBe(2);
  },
);

test('a new answer that comes in time is told', async () => {
  const { ask, answer } = question();
  const know = cached(0, ask);
  const first = know();
  answer('one');
  await first;
  const second = know();
  answer('two');
  expect(await second).toBe('two');
});

test('what nobody has known yet is said to be so, and a question that fails fails', async () => {
  const { ask, answer, fail } = question();
  const know = cached(60_000, ask);
  const first = know();
  answer('unavailable');
  expect(await first).toBe('unavailable');
  const other = cached(60_000, ask);
  const failing = other();
  fail();
  await expect(failing).rejects.toThrow('no answer');
});
