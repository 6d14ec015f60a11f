import { setTimeout as sleep } from 'node:timers/promises';
import { Terminal } from './terminal.ts';
import { watchDisk } from './watch-disk.ts';

class Heard extends Terminal {
  readonly said: string[] = [];
  override say(_origin: string, text: string): void {
    this.said.push(text);
  }
}

test('a full disk is said once with its folder, and so is that there is room again', async () => {
  const terminal = new Heard();
  const found = [900, 3, 2, 3, 700, 600];
  const stop = watchDisk('/data', terminal, async () => found.shift() ?? 600);
  while (found.length > 0) await sleep(20);
  stop();
  expect(terminal.said).toEqual([
    expect.stringContaining('The disk is full: 3 MB are free at /data'),
    expect.stringContaining('There is room again at /data'),
  ]);
});
