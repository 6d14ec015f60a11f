import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt } from 'jose';

const folder = process.env.TEST_RUN_FOLDER;

/** Half of a token's life, so that none runs out under a test that has just taken it. */
const leastSeconds = 150;

const isYoung = (token: string) => (decodeJwt(token).exp ?? 0) > Date.now() / 1_000 + leastSeconds;

const inMemory = new Map<string, string>();

const onDisk = (account: string): string | undefined => {
  try {
    return folder && readFileSync(join(folder, `${account}.token`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
};

const keep = (account: string, token: string): void => {
  inMemory.set(account, token);
  if (!folder) return;
  const draft = join(folder, `${account}.token.${process.pid}`);
  writeFileSync(draft, token, { mode: 0o600 });
  renameSync(draft, join(folder, `${account}.token`));
};

/** An account's access token, got once for all test files of a run that come within half of its life. */
export const keptToken = async (account: string, logIn: () => Promise<string>): Promise<string> => {
  const known = [inMemory.get(account), onDisk(account)].find((token) => token && isYoung(token));
  const token = known ?? (await logIn());
  if (token !== inMemory.get(account)) keep(account, token);
  return token;
};
