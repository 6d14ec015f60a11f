import { memoryStorage } from '../../testing/memory-storage.ts';
import { readDraft, readDraftTexts, writeDraft } from './draft.ts';

const { kept: stored, storage } = memoryStorage();
beforeAll(() => Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true }));
beforeEach(() => stored.clear());

test('a draft is its owner’s alone, and nobody’s is never kept', () => {
  writeDraft('a', 'comment.1', '書きかけ');
  writeDraft(undefined, 'comment.1', '誰のものでもない');
  expect([
    readDraft('a', 'comment.1'),
    readDraft('b', 'comment.1'),
    readDraft(undefined, 'comment.1'),
  ]).toEqual(['書きかけ', '', '']);
  expect([...stored.keys()]).toEqual(['ideabox.draft.a.comment.1']);
  writeDraft('a', 'comment.1', '');
  expect(stored.size).toBe(0);
});

test.each([
  ['{"name":"題名","reason":3}', { name: '題名' }],
  ['null', {}],
  ['{half', {}],
])('of %s the texts of a form are %j', (contents, texts) => {
  writeDraft('a', 'edit.1', contents);
  expect(readDraftTexts('a', 'edit.1')).toEqual(texts);
});
