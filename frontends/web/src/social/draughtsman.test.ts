import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Card } from './card.ts';

const card: Card = { title: '窓口の予約', label: 'テーマ', status: '', votes: [], site: 'アイデアボックス' };

const program = `
  const { createDraughtsman } = await import(${JSON.stringify(join(import.meta.dirname, 'draughtsman.ts'))});
  const before = process.getActiveResourcesInfo();
  const picture = await createDraughtsman(console)(${JSON.stringify(card)});
  const after = process.getActiveResourcesInfo();
  console.log(JSON.stringify({ isDrawn: picture instanceof Uint8Array, before, after }));
`;

test('one that waits for the next picture keeps nobody from ending', async () => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program]);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  const { isDrawn, before, after } = JSON.parse(said);
  expect(isDrawn).toBe(true);
  expect(after).toEqual(before);
});
