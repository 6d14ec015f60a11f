import { repository } from '../stack/folder/folders.ts';
import { readLogLine } from './log-line.ts';

test('a log line is its message, what belongs to it, and the place of its error', () => {
  const stack = `Error: refused\n    at file:///${repository.slice(1)}/scripts/dev/log-line.ts:3:7`;
  const entry = {
    level: 50,
    time: 1,
    service: 'ideas',
    msg: 'RPC failed',
    method: 'Vote',
    err: { message: 'refused', stack },
  };
  expect(readLogLine(JSON.stringify(entry), false)).toEqual({
    level: 'error',
    text: 'RPC failed (refused) method=Vote\nscripts/dev/log-line.ts:3:7',
  });
  expect(readLogLine('{"level":"fatal","msg":"could not start"}', false).level).toBe('error');
  expect(readLogLine('{"level":40,"msg":"slow","ms":12}', false)).toEqual({
    level: 'warn',
    text: 'warning: slow ms=12',
  });
});

test.each(['plain words', '5', 'null', '{"broken'])('%s is shown as it is', (line) => {
  expect(readLogLine(line, true)).toEqual({ level: expect.stringMatching(/warn|info/), text: line });
});
