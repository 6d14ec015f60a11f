import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Line } from '../../../deploy/load/record.ts';
import { readRecord } from './read-record.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ideabox-record-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (lines: (Line | string)[]) => {
  const file = join(folder, 'record.ndjson');
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  writeFileSync(file, texts.join('\n'));
  return readRecord(file, 10_000);
};

test('answers are counted by kind and by second: served, told to come again, failed', async () => {
  const { seconds, totals } = await read([
    ['ask', 'pages', 10_100, 200, 20, false],
    ['ask', 'pages', 10_900, 304, 40, false],
    ['ask', 'pages', 12_000, 503, 5, true],
    ['ask', 'pages', 12_001, 503, 5, false],
    ['ask', 'writes', 11_000, 0, 20_000, false],
  ]);
  expect(seconds.pages).toEqual([
    { served: 2, refused: 0, failed: 0, p50: 40, p99: 40 },
    { served: 0, refused: 0, failed: 0, p50: 0, p99: 0 },
    { served: 0, refused: 1, failed: 1, p50: 0, p99: 0 },
  ]);
  expect(totals.pages).toMatchObject({ asked: 4, served: 2, refused: 1, failed: 1 });
  expect(totals.writes).toMatchObject({ asked: 1, failed: 1 });
});

test('writes, sockets and pushes are kept as they were noted; what k6 says itself, and half a line, is no record', async () => {
  const record = await read([
    'A token was not renewed: 503',
    ['write', 'vote', '7:a', 'done', ''],
    ['socket', 's1', 'a', 1, 2],
    ['push', 's1', 99, 3],
    '["write","vote","8:',
  ]);
  expect(record.writes).toEqual([{ what: 'vote', mark: '7:a', outcome: 'done', said: '' }]);
  expect(record.sockets).toEqual([{ socket: 's1', member: 'a', from: 1, until: 2 }]);
  expect(record.pushes).toEqual([{ socket: 's1', notification: 99, at: 3 }]);
});

test('of a run that was broken off before it began there is nothing', async () => {
  const { totals, writes } = await readRecord(join(folder, 'none'), 0);
  expect([totals.pages.asked, writes]).toEqual([0, []]);
});
