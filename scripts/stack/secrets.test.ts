import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callers } from '@ideabox/protos';
import { keptSecrets, stackSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ideabox-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'secrets.json');
const rewrite = (change: (kept: Record<string, unknown>) => void) => {
  const kept = JSON.parse(readFileSync(file(), 'utf8'));
  change(kept);
  writeFileSync(file(), JSON.stringify(kept));
};

test('secrets are made once, and their owner alone reads them', () => {
  expect(keptSecrets(folder)).toEqual({});
  const made = stackSecrets(folder);
  expect(Object.keys(made.callerKeys).toSorted()).toEqual([...callers].toSorted());
  expect(stackSecrets(folder)).toEqual(made);
  expect(keptSecrets(folder)).toEqual(made);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('what an earlier start did not know of is added, and the rest stays', () => {
  const made = stackSecrets(folder);
  rewrite((kept) => {
    delete kept.callerKeys;
    delete kept.natsPassword;
  });
  const added = stackSecrets(folder);
  const { callerKeys, natsPassword, ...rest } = made;
  expect(added).toMatchObject(rest);
  expect(added.natsPassword).not.toBe(natsPassword);
  rewrite((kept) => {
    delete (kept.callerKeys as Record<string, unknown>).analytics;
  });
  const again = stackSecrets(folder);
  expect(again.callerKeys.analytics).not.toEqual(added.callerKeys.analytics);
  expect({ ...again.callerKeys, analytics: added.callerKeys.analytics }).toEqual(added.callerKeys);
  expect(Object.keys(callerKeys)).toEqual(Object.keys(again.callerKeys));
});
