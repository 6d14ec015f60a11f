import { createHash } from 'node:crypto';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gather, levelOut } from './gather.ts';
import { images } from './image.ts';

const epoch = 1_700_000_000;
const folders: string[] = [];
const usual = process.umask();
afterEach(() => {
  process.umask(usual);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Of each file what a builder puts into a layer. */
function layerOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const lines = entries.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const { mode, mtimeMs } = lstatSync(path);
    const link = entry.isSymbolicLink() ? readlinkSync(path) : '';
    const hash = entry.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : '';
    return `${relative(folder, path)} ${mode.toString(8)} ${mtimeMs} ${link}${hash}`;
  });
  return lines.sort();
}

async function gathered(umask: number): Promise<string[]> {
  const [program] = images.filter((one) => one.kind === 'program' && one.name === 'mail-catcher');
  if (program?.kind !== 'program') throw new Error('there is no image mail-catcher');
  process.umask(umask);
  const folder = mkdtempSync(join(tmpdir(), 'ideabox-gather-'));
  folders.push(folder);
  await gather(program, folder);
  await levelOut(folder, epoch);
  return layerOf(folder);
}

test('what goes into an image is the same whoever gathers it, and whenever', async () => {
  const layer = await gathered(0o022);
  expect(layer.length).toBeGreaterThan(100);
  expect(await gathered(0o077)).toEqual(layer);
});
