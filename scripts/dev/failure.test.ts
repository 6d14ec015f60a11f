import { repository } from '../stack/folder/folders.ts';
import { failureOf } from './failure.ts';

const migration = 'services/content/migrations/9999_broken.sql';
const stack = `error: syntax error\n    at run (${repository}/scripts/dev/failure.ts:12:3)`;
const fatal = JSON.stringify({
  level: 'fatal',
  msg: 'could not start',
  err: { message: 'syntax error', stack },
});

test('what a program last logged as an error says why it does not start, and where', () => {
  const lines = [fatal, '{"level":"info","msg":"draining"}'];
  expect(failureOf(lines, 'exit code 1', [])).toEqual({
    message: 'syntax error',
    place: 'scripts/dev/failure.ts:12:3',
  });
});

test('the fault of a migration is in the migration, not where it is read', () => {
  expect(failureOf([fatal], 'exit code 1', [migration])).toEqual({
    message: 'syntax error',
    place: migration,
  });
});

test('a full disk is said as such', () => {
  expect(failureOf(['Error: ENOSPC: no space left on device, write'], 'exit code 1', []).message).toBe(
    'The disk is full',
  );
});

test('without a word its end is told', () => {
  expect(failureOf([], 'SIGKILL', [])).toEqual({ message: 'SIGKILL', place: undefined });
});
