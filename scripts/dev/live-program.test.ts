import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repository } from '../stack/folder/folders.ts';
import { allotPorts } from '../stack/ports.ts';
import { answersHttp } from '../stack/processes/probes.ts';
import { LiveProgram } from './live-program.ts';
import { loopback } from './program.ts';
import { SaidFaults } from './said-faults.ts';
import { Terminal } from './terminal.ts';

mkdirSync(join(repository, '.local'), { recursive: true });
const root = mkdtempSync(join(repository, '.local/live-program-'));
const folders = { root, logs: join(root, 'logs'), run: join(root, 'run') };
for (const folder of [folders.logs, folders.run]) mkdirSync(folder);
const source = join(root, 'answer.ts');
const edited = relative(repository, source);

class Heard extends Terminal {
  readonly errors: string[] = [];
  override error(_origin: string, text: string, more: (string | undefined)[] = []): void {
    this.errors.push([text, ...more].join('\n'));
  }
}
const terminal = new Heard();
const saidFaults = new SaidFaults();

const write = (answer: string) => writeFileSync(source, answer);
writeFileSync(
  join(root, 'main.ts'),
  `import { createServer } from 'node:http';
import { answer } from './answer.ts';
const server = createServer((_request, response) => void response.end(answer));
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => void server.close());
`,
);

const freePorts = async (names: string[]) =>
  new Map<string, number>(Object.entries(await allotPorts(29_100, names)));
const listen = async (name: string, speaksToPeople = false) => {
  const ports = await freePorts(['PORT']);
  const listening = new LiveProgram(
    {
      name,
      ports,
      speaksToPeople,
      readsDataOnce: true,
      spec: (given) => ({
        name,
        command: process.execPath,
        args: [join(root, 'main.ts')],
        cwd: root,
        env: { PORT: String(given.get('PORT')) },
        ready: answersHttp(`http://${loopback}:${given.get('PORT')}`),
      }),
    },
    { folders, terminal, saidFaults, freePorts },
  );
  await listening.listen();
  return { program: listening, origin: `http://${loopback}:${ports.get('PORT')}` };
};

let program: LiveProgram;
let ask: () => Promise<string>;
beforeAll(async () => {
  const answerer = await listen('answerer');
  program = answerer.program;
  ask = async () => (await fetch(answerer.origin)).text();
});
afterAll(async () => {
  await program.stop();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  terminal.errors.length = 0;
  write("export const answer: string = 'first';\n");
  expect(await program.replace()).toBe(true);
});

test('a change is answered as soon as it runs, and what was asked before that waits for nobody', async () => {
  write("export const answer: string = 'second';\n");
  const [isReady, meanwhile] = await Promise.all([program.replace([edited]), ask()]);
  expect(isReady).toBe(true);
  expect(['first', 'second']).toContain(meanwhile);
  expect(await ask()).toBe('second');
});

test.each([
  ['a syntax error', 'export const answer: string = ;\n', 'Expression expected', `${edited}:1:31`],
  ['a missing file', "\nimport './gone.ts';\n", 'Cannot find module', `${edited}:2:8`],
  ['a missing export', 'export const other = 1;\n', "export named 'answer'", '/main.ts:2:10'],
  [
    'an error when it is loaded',
    "throw new RangeError('boom');\nexport const answer = 1;\n",
    'RangeError: boom',
    `${edited}:1:7`,
  ],
  ['an end without a word', 'process.exit(3);\nexport const answer = 1;\n', 'exit code 3', edited],
])('%s is said at its place while the last good version serves', async (_name, text, message, place) => {
  write(text);
  expect(await program.replace([edited])).toBe(false);
  expect(terminal.errors).toHaveLength(1);
  expect(terminal.errors[0]).toContain('the last good version serves on');
  expect(terminal.errors[0]).toContain(message);
  expect(terminal.errors[0]).toContain(place);
  expect(await ask()).toBe('first');
  write("export const answer: string = 'mended';\n");
  expect(program.uses(edited)).toBe(true);
  expect(await program.replace([edited])).toBe(true);
  expect(await ask()).toBe('mended');
});

test('of several changes in a row the last one counts, and one instance is left', async () => {
  write("export const answer: string = 'third';\n");
  const third = program.replace([edited]);
  write("export const answer: string = 'fourth';\n");
  const fourth = program.replace([edited]);
  expect(await Promise.all([third, fourth])).toEqual([false, true]);
  expect(await ask()).toBe('fourth');
});

test('a request that comes after a crash is answered by the next instance', async () => {
  write("export const answer: string = 'back';\nsetTimeout(() => process.exit(1), 300);\n");
  expect(await program.replace([edited])).toBe(true);
  write("export const answer: string = 'back';\n");
  while (!terminal.errors.some((error) => error.includes('ended (exit code 1); starts again'))) {
    // Of one that crashes while it is asked no answer comes.
    await ask().catch(() => undefined);
  }
  expect(await ask()).toBe('back');
});

test('one that speaks to people says once, too, why it does not start, and what it complains of when it does', async () => {
  const speaker = (await listen('speaker', true)).program;
  try {
    write('export const answer: string = ;\n');
    expect(await speaker.replace([edited])).toBe(false);
    expect(terminal.errors).toEqual([expect.stringContaining(`Expression expected\n${edited}:1:31`)]);
    terminal.errors.length = 0;
    write("console.error('page.tsx:1:1 wrong');\nexport const answer: string = 'spoken';\n");
    expect(await speaker.replace([edited])).toBe(true);
    expect(terminal.errors).toEqual(['page.tsx:1:1 wrong']);
  } finally {
    await speaker.stop();
  }
});

test('a fault in what several use is said once, and again when it is there again', async () => {
  const other = (await listen('other')).program;
  try {
    expect(await other.replace()).toBe(true);
    const faults = async () => {
      terminal.errors.length = 0;
      write('export const answer: string = ;\n');
      for (const one of [program, other]) expect(await one.replace([edited])).toBe(false);
      return terminal.errors.filter((error) => error.includes('Expression expected'));
    };
    expect(await faults()).toHaveLength(1);
    expect(terminal.errors[1]).toBe('does not start for the same reason; the last good version serves on');
    expect(await faults()).toHaveLength(1);
    write("export const answer: string = 'mended';\n");
    expect(await other.replace([edited])).toBe(true);
    expect(await faults()).toHaveLength(1);
  } finally {
    await other.stop();
  }
});

test('nothing is left behind', async () => {
  const leaver = (await listen('leaver')).program;
  expect(await leaver.replace()).toBe(true);
  const ofLeaver = () => readdirSync(folders.run).filter((name) => name.startsWith('leaver'));
  expect(ofLeaver()).not.toEqual([]);
  await leaver.stop();
  expect(ofLeaver()).toEqual([]);
});
