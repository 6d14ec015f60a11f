import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EditedFile, putBackEdited } from './edited-file.ts';

const before = 'const title = "all";\nconst other = "$&";\n';
const edit = (path: string) => ({ path, find: '"all"', replaced: '"all 4711"' });
let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ideabox-edited-'));
  path = join(folder, 'page.ts');
  writeFileSync(path, before);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const source = () => readFileSync(path, 'utf8');

test('a file is edited, and put back as it was', () => {
  const file = new EditedFile(edit(path), folder);
  expect(source()).toBe(before.replace('"all"', '"all 4711"'));
  file.putBack();
  expect(source()).toBe(before);
  expect(readdirSync(folder)).toEqual(['page.ts']);
});

test('what somebody else has written meanwhile stays, without what was put in', () => {
  const file = new EditedFile(edit(path), folder);
  writeFileSync(path, `// theirs\n${source()}`);
  file.putBack();
  expect(source()).toBe(`// theirs\n${before}`);
});

test('a killed process has its edit put back by the next', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'edited-file.ts')).href;
  const program = `import { EditedFile } from ${JSON.stringify(module)};
new EditedFile(${JSON.stringify(edit(path))}, ${JSON.stringify(folder)});
process.kill(process.pid, 'SIGKILL');`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program]);
  await once(child, 'exit');
  expect(source()).toContain('4711');
  expect(putBackEdited(folder)).toEqual({ path, isTheirs: false });
  expect(source()).toBe(before);
  expect(putBackEdited(folder)).toBeUndefined();
});

test.each([
  ['written anew', 'const title = "mine";\n'],
  ['put back by hand', before],
])('a file that was %s before the next start stays so', (_how, theirs) => {
  new EditedFile(edit(path), folder);
  writeFileSync(path, theirs);
  expect(putBackEdited(folder)).toEqual({ path, isTheirs: theirs !== before });
  expect(source()).toBe(theirs);
});

test('a file that has gone stays gone', () => {
  new EditedFile(edit(path), folder);
  rmSync(path);
  expect(putBackEdited(folder)?.isTheirs).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});
