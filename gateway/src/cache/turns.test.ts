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
