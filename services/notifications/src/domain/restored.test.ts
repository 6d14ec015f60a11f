import { restoredAt } from './restored.ts';

const states = (...words: string[]) => words.map((status, index) => ({ status, revision: index + 2 }));
const known = (status: string) => ({ status, revision: 1 });

test.each([
  [known('suspended'), states('active'), 2],
  [known('invalidated'), states('active'), 2],
  [known('active'), states('suspended', 'active'), 3],
  [known('active'), states('suspended', 'active', 'active'), 3],
  [known('active'), states('suspended', 'active', 'suspended'), undefined],
  [known('active'), states('suspended'), undefined],
  [known('active'), states('active'), undefined],
  [known('suspended'), [{ status: 'active', revision: 1 }], undefined],
  [undefined, states('active'), undefined],
  [known('suspended'), states('withdrawn'), undefined],
])('%j then %j: %s', (before, after, revision) => {
  expect(restoredAt(before, after)).toBe(revision);
});
