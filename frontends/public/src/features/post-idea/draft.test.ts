import { draftOf, emptyDraft, hasWords } from './draft.ts';

test('what is stored is taken as far as it is text', () => {
  expect(draftOf({ name: '題名', contents: 3, other: 'x' })).toEqual({ ...emptyDraft, name: '題名' });
  expect(draftOf(null)).toEqual(emptyDraft);
  expect(draftOf('text')).toEqual(emptyDraft);
});

test('a chosen category alone is no draft', () => {
  expect(hasWords({ ...emptyDraft, category: '3' })).toBe(false);
  expect(hasWords({ ...emptyDraft, contents: ' ' })).toBe(true);
});
