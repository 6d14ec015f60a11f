import { join } from 'node:path';
import { problemOf } from './problems.ts';

const repository = join(import.meta.dirname, '../../../..');

test("swc's drawing becomes one line with the place", () => {
  const message = `Module build failed (from ./node_modules/swc-loader/src/index.js):
Error:   \u001b[31m×\u001b[0m Expected ';', '}' or <eof>
   ╭─[${repository}/frontends/public/src/remote.ts:3:14]
 1 │ export const a = 1;
   ╰────
`;
  expect(problemOf({ message })).toBe("frontends/public/src/remote.ts:3:14 Expected ';', '}' or <eof>");
});

test('what webpack says is told of the file that it is in', () => {
  const problem = problemOf({
    message: "Module not found: Error: Can't resolve './gone.tsx' in '/somewhere'\nresolve './gone.tsx'",
    moduleIdentifier: `javascript/auto|${repository}/node_modules/swc-loader/src/index.js!${repository}/frontends/public/src/remote.ts|abc`,
    loc: '7:0-34',
  });
  expect(problem).toBe(
    "frontends/public/src/remote.ts:7:1 Module not found: Error: Can't resolve './gone.tsx' in '/somewhere'",
  );
});

test('what belongs to no file is said all the same', () => {
  expect(problemOf({ message: 'Conflict: two chunks with one name' })).toBe(
    'Conflict: two chunks with one name',
  );
});
