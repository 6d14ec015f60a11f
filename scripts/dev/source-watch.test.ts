import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SourceWatch, watchSource } from './source-watch.ts';

const root = mkdtempSync(join(tmpdir(), 'ideabox-watch-'));
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const told: string[] = [];
let heard = Promise.withResolvers<void>();
let watch: SourceWatch;

beforeAll(async () => {
  mkdirSync(join(root, 'src/node_modules'), { recursive: true });
  for (const name of ['a', 'b', 'end']) write(`src/${name}.ts`, name);
  watch = await watchSource(root, ['src'], (paths) => {
    told.push(...paths);
    heard.resolve();
    heard = Promise.withResolvers();
  });
});
afterAll(async () => {
  await watch.close();
  rmSync(root, { recursive: true });
});

let edits = 0;
/** All that was told until an edit of its own, which comes last. */
async function toldAfter(edit: () => void): Promise<string[]> {
  told.length = 0;
  edit();
  while (!told.includes('src/end.ts')) {
    const next = heard.promise;
    edits += 1;
    write('src/end.ts', `end ${edits}`);
    await next;
  }
  return [...new Set(told)].filter((path) => path !== 'src/end.ts').sort();
}

test('an edit is told', async () => {
  expect(await toldAfter(() => write('src/a.ts', 'changed'))).toEqual(['src/a.ts']);
});

test('the same bytes again are no change', async () => {
  expect(await toldAfter(() => write('src/b.ts', 'b'))).toEqual([]);
});

test('an editor that saves beside and renames is understood', async () => {
  const save = () => {
    write('src/a.ts.tmp', 'renamed');
    renameSync(join(root, 'src/a.ts.tmp'), join(root, 'src/a.ts'));
  };
  expect(await toldAfter(save)).toEqual(['src/a.ts']);
  expect(await toldAfter(() => write('src/a.ts', 'and written again'))).toEqual(['src/a.ts']);
});

test('a new folder is watched, and one that goes is told', async () => {
  const make = () => {
    mkdirSync(join(root, 'src/deep/er'), { recursive: true });
    write('src/deep/er/c.ts', 'c');
  };
  const made: string[] = await toldAfter(make);
  while (!made.includes('src/deep/er/c.ts')) made.push(...(await toldAfter(() => undefined)));
  const gone: string[] = await toldAfter(() => rmSync(join(root, 'src/deep'), { recursive: true }));
  while (!gone.includes('src/deep/er/c.ts')) gone.push(...(await toldAfter(() => undefined)));
});

test('what is installed is nobody’s source', async () => {
  expect(await toldAfter(() => write('src/node_modules/d.ts', 'd'))).toEqual([]);
});
