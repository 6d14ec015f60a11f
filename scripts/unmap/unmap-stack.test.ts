import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { unmapStack } from './unmap-stack.ts';

const repository = join(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'ideabox-unmap-'));
const frontends = join(root, 'frontends');
const folder = join(frontends, 'thrower');
const client = join(folder, 'dist/client');

const sources = {
  'webpack.config.ts': `import { baseConfig } from '${repository}/frontends/webpack.ts';
export default { ...baseConfig('thrower', import.meta.dirname), entry: { main: './src/main.ts' } };
`,
  'build.ts': `import { buildOne } from '${repository}/frontends/platform/bundling/src/build-one.ts';
await buildOne(import.meta.dirname);
`,
  'package.json': '{ "type": "module" }',
  'src/main.ts': `import { refuse } from './refuse.ts';

export type Unneeded = { so: 'that lines move' };

for (const word of ['one', 'two']) refuse(word);
`,
  'src/refuse.ts': `type Word = string;

export function refuse(word: Word): never {
  throw new Error(\`no \${word}\`);
}
`,
};

beforeAll(() => {
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(folder, file), text);
  // A file of its own: the minimizer's workers run what this process was told to run by `--eval`.
  execFileSync(process.execPath, [join(folder, 'build.ts')], { stdio: 'pipe', timeout: 100_000 });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const script = () => readdirSync(client).find((name) => /^main\.[0-9a-f]{12}\.js$/.test(name)) ?? '';
const addressOf = (name: string) => `https://ideabox.example/remotes/thrower/${name}`;

function stackOf(address: string): string {
  try {
    runInThisContext(readFileSync(join(client, script()), 'utf8'), { filename: address });
  } catch (error) {
    return (error as Error).stack ?? '';
  }
  return 'nothing was thrown';
}

test('the stack of a built script leads to the lines of its sources', () => {
  const stack = stackOf(addressOf(script()));
  expect(stack).toContain(`${script()}:1:`);
  const { unmapped, unknown } = unmapStack(stack, frontends);
  expect(unmapped).toMatch(/Error: no one\n\s+at \S*frontends\/thrower\/src\/refuse\.ts:4:9\n/);
  expect(unknown).toEqual([]);
});

test.each([
  ['Firefox', (place: string) => `refuse@${place}`],
  ['Chrome', (place: string) => `    at async o (${place})`],
  ['without its host', (place: string) => place.replace('https://ideabox.example', '')],
])('a line as %s writes it', (_, lineOf) => {
  const [, place = ''] = /(https:\S+?:\d+:\d+)/.exec(stackOf(addressOf(script()))) ?? [];
  const { unmapped } = unmapStack(lineOf(place), frontends);
  expect(unmapped).not.toContain('main.');
  expect(unmapped).toContain('frontends/thrower/src/refuse.ts:4:9');
});

test('a script of another build is left as it is, and said', () => {
  const line = `at o (${addressOf('main.000000000000.js')}:1:5)\n`;
  expect(unmapStack(line + line, frontends)).toEqual({
    unmapped: line + line,
    unknown: [
      `thrower: main.000000000000.js is of another build, this one has ${script()}: build the commit that the site runs`,
    ],
  });
});

test.each([
  [
    'a script that no build has',
    addressOf('gone.0123456789ab.js'),
    /^thrower: gone\S+ is no script of this build$/,
  ],
  ['what was never built', 'https://x.example/assets/shell.0123456789ab.js', /^shell: nothing is built here/],
])('%s is left as it is, and said', (_, address, reason) => {
  const { unmapped, unknown } = unmapStack(`${address}:1:5`, frontends);
  expect(unmapped).toBe(`${address}:1:5`);
  expect(unknown).toEqual([expect.stringMatching(reason)]);
});

test.each([
  '',
  'TypeError: x is not a function\n    at https://elsewhere.example/app.js:1:5\n    at <anonymous>',
  'https://ideabox.example/remotes/../../etc/passwd.js:1:1',
  '/remotes/thrower/sub/folder.js:1:1',
])('what is no script of the site is nobody’s business: %j', (stack) => {
  expect(unmapStack(stack, frontends)).toEqual({ unmapped: stack, unknown: [] });
});

test('no built script names its map, and no map is among what is served', () => {
  const served = readdirSync(client);
  expect(served.filter((name) => name.includes('.map'))).toEqual([]);
  for (const name of served.filter((file) => file.endsWith('.js'))) {
    expect(readFileSync(join(client, name), 'utf8')).not.toContain('sourceMappingURL');
  }
});
