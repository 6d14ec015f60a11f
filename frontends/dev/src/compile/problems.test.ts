import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { problemsOf } from './problems.ts';

const repository = join(import.meta.dirname, '../../../..');

const refusalOf = (code: string, filename: string) => {
  try {
    transformSync(code, { filename, jsc: { parser: { syntax: 'typescript', tsx: true } } });
    return 'compiled';
  } catch (error) {
    return `Module build failed (from ./node_modules/swc-loader/src/index.js):\n${error}`;
  }
};

test.each([
  ['const a = 1;\n\n  const b = (1 +;\n', '3:17 Expression expected'],
  ['const a = `text', '1:11 Unterminated template'],
  ['const a = 1;\nimport x from \n', '2:16 Unexpected token `<eof>`. Expected a string literal'],
])('what swc draws becomes one line with the place: %j', (code, expected) => {
  const file = 'frontends/public/src/remote.ts';
  expect(problemsOf([{ message: refusalOf(code, join(repository, file)) }])).toEqual([`${file}:${expected}`]);
});

test('what webpack says is told of the file that it is in', () => {
  const problem = {
    message: "Module not found: Error: Can't resolve './gone.tsx' in '/somewhere'\nresolve './gone.tsx'",
    moduleIdentifier: `javascript/auto|${repository}/node_modules/swc-loader/src/index.js!${repository}/frontends/public/src/remote.ts|abc`,
    loc: '7:0-34',
  };
  expect(problemsOf([problem])).toEqual([
    "frontends/public/src/remote.ts:7:1 Module not found: Error: Can't resolve './gone.tsx' in '/somewhere'",
  ]);
});

test('what belongs to no file is said all the same', () => {
  const message = 'Conflict: two chunks with one name';
  expect(problemsOf([{ message }])).toEqual([message]);
});

test('what is wrong with a file that two modules are made of is said once', () => {
  const of = (query: string) => ({
    message: `Module build failed (from ./messages-loader.ts):\nError: Expected a name\n[${repository}/frontends/public/messages/ja.json:3:2]`,
    moduleIdentifier: `${repository}/frontends/public/messages/ja.json${query}`,
  });
  expect(problemsOf([of(''), of('?more')])).toEqual([
    'frontends/public/messages/ja.json:3:2 Expected a name',
  ]);
});
