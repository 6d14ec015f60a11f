import { openingTold, stillHolds } from './openness.ts';

const shown = (status: string) => ({ status, invisible: false, deleted: false });
const hidden = (status: string) => ({ ...shown(status), invisible: true });

test.each([
  [undefined, shown('on_air'), 'opened'],
  [undefined, hidden('on_air'), undefined],
  [undefined, shown('completed'), undefined],
  [undefined, shown('open_for_comment'), undefined],
  [hidden('on_air'), shown('on_air'), 'opened'],
  [hidden('on_air'), shown('completed'), undefined],
  [shown('on_air'), shown('on_air'), undefined],
  [shown('on_air'), shown('completed'), 'closed'],
  [shown('open_for_comment'), shown('completed'), 'closed'],
  [shown('completed'), shown('on_air'), 'opened'],
  [shown('on_air'), hidden('completed'), undefined],
  [shown('on_air'), { ...shown('on_air'), deleted: true }, undefined],
])('%j → %j: %s', (before, after, told) => {
  expect(openingTold(before, after)).toBe(told);
});

test('what no longer holds is told no further', () => {
  expect(stillHolds('opened', shown('on_air'))).toBe(true);
  expect(stillHolds('opened', shown('completed'))).toBe(false);
  expect(stillHolds('closed', undefined)).toBe(false);
});
