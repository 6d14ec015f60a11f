import { fileURLToPath } from 'node:url';

export { answerOnce, type KeyedWrite, KeyReused } from './answer-once.ts';
export { answeredRows } from './answered-rows.ts';
export { findAttempt } from './find-attempt.ts';
export { forgetKeysOf, forgetOldKeys } from './forget-keys.ts';
export { startForgetting } from './start-forgetting.ts';

/** Migrations of the table of keys, for every service that writes. */
export const idempotencyMigrations = {
  name: 'idempotency',
  dir: fileURLToPath(new URL('../migrations', import.meta.url)),
};
