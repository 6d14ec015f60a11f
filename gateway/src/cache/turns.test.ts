import { createTurns } from './turns.ts';

const setUp = () => {
  let version = 0;
  const asked: ((answer: string) => void)[] = [];
  const turns = createTurns(
    () => new Promise<string>((resolve) => asked.push(resolve)),
    () => version,
  );
  return {
    asked,
    join: () => turns.join('key', undefined),
    isUnderWay: () => turns.isUnderWay('key', undefined),
    write: () => {
      version += 1;
    },
  };
};

test('those who come while a question is under way share its answer', async () => {
  const { asked, join } = setUp();
  const both = Promise.all([join(), join()]);
  expect(asked).toHaveLength(1);
  asked[0]?.('a');
  expect(await both).toEqual(['a', 'a']);
});

test('a question is under way until it is answered, or something was written', async () => {
  const { asked, join, write, isUnderWay } = setUp();
  expect(isUnderWay()).toBe(false);
  const first = join();
  expect(isUnderWay()).toBe(true);
  write();
  expect(isUnderWay()).toBe(false);
  asked[0]?.('a');
  await first;
  expect(isUnderWay()).toBe(false);
});

test('those who come after a write ask once more, together, when their turn comes', async () => {
  const { asked, join, write } = setUp();
  const before = join();
  write();
  const after = Promise.all([join(), join()]);
  expect(asked).toHaveLength(1);
  asked[0]?.('old');
  expect(await before).toBe('old');
  expect(asked).toHaveLength(2);
  asked[1]?.('new');
  expect(await after).toEqual(['new', 'new']);
});
