import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSite } from './open-site.ts';

const address = 'http://localhost:8080';
const path = process.env.PATH;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ideabox-open-'));
  process.env.PATH = folder;
});
afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true });
});

test('a machine whose opener finds no browser is told the address', async () => {
  writeFileSync(join(folder, 'xdg-open'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
  const said: string[] = [];
  openSite(address, (line) => said.push(line));
  while (said.length === 0) await sleep(10);
  expect(said).toEqual([`No browser could be opened here: ${address}`]);
});

test('an opener that does not run is the same', async () => {
  writeFileSync(join(folder, 'xdg-open'), '#!/not/there\n', { mode: 0o755 });
  const said: string[] = [];
  openSite(address, (line) => said.push(line));
  while (said.length === 0) await sleep(10);
  expect(said).toHaveLength(1);
});
