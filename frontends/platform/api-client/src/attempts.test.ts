import { inBrowser, keepDraft } from '@ideabox/contract';
import { createAttempts } from './attempts.ts';

const stored = new Map<string, string>();
let forbidden = false;
let changedElsewhere: (event: { key: string }) => void;
beforeEach(() => {
  stored.clear();
  forbidden = false;
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  const get = () => {
    if (forbidden) throw new Error('forbidden');
    return storage;
  };
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
  const addEventListener = (_: string, listen: typeof changedElsewhere) => {
    changedElsewhere = listen;
  };
  Object.assign(globalThis, { addEventListener });
});

const attempts = (draft: string | undefined = 'draft') => createAttempts(inBrowser, draft);

test('the same words keep their key until they have arrived, other words have another', () => {
  const { keyOf, end } = attempts();
  const first = keyOf('意見');
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(keyOf('意見')).toBe(first);
  const other = keyOf('別の意見');
  expect(other).not.toBe(first);
  end();
  expect(stored.size).toBe(0);
  expect(keyOf('別の意見')).not.toBe(other);
});

test('after a reload it is known what was sent, and the same words keep their key', () => {
  const key = attempts().keyOf('意見');
  const again = attempts();
  expect(again.last()).toEqual({ key, words: '意見' });
  expect(again.keyOf('意見')).toBe(key);
  expect(attempts('another draft').last()).toBeNull();
});

test('the key goes with its draft', () => {
  keepDraft(inBrowser, 'draft', '意見');
  const key = attempts().keyOf('意見');
  keepDraft(inBrowser, 'draft', '意見、続き');
  expect(attempts().last()?.key).toBe(key);
  keepDraft(inBrowser, 'draft', null);
  expect([attempts().last(), stored.size]).toEqual([null, 0]);
});

test('two tabs with one draft send one attempt, also once it has arrived from the other', () => {
  const [here, there] = [attempts(), attempts()];
  here.watch();
  const key = there.keyOf('意見');
  changedElsewhere({ key: 'draft.attempt' });
  there.end();
  changedElsewhere({ key: 'draft.attempt' });
  expect(here.keyOf('意見')).toBe(key);
});

test('what is kept and is no attempt is none; where nothing is kept the page remembers', () => {
  stored.set('draft.attempt', '{"key":1}');
  expect(attempts().last()).toBeNull();
  forbidden = true;
  const { keyOf } = attempts();
  expect(keyOf('意見')).toBe(keyOf('意見'));
  const nobody = createAttempts(inBrowser, undefined);
  expect(nobody.keyOf('意見')).toBe(nobody.keyOf('意見'));
});
