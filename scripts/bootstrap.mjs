// Plain JavaScript without dependencies: the Node that the machine happens to have (18 or later) runs this, to install
// the packages and hand over to the Node that the project pins.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(repository, 'node_modules');
const pinnedNode = join(modules, '.bin', 'node');
const stamp = join(modules, '.ideabox-installed');

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const say = (line) => process.stderr.write(`${line}\n`);

function fail(sentence) {
  say(sentence);
  process.exit(1);
}

/** True after an `npm install` by hand too: npm keeps beside the packages what it has installed. */
function installedMatchesLock(lock) {
  const installed = JSON.parse(read(join(modules, '.package-lock.json')) || '{}').packages ?? {};
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, wanted]) =>
      path === '' ||
      !path.includes('node_modules/') ||
      wanted.optional ||
      installed[path]?.version === wanted.version ||
      installed[path]?.link === true,
  );
}

function install() {
  const lock = read(join(repository, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  if (read(stamp) === hash && existsSync(pinnedNode)) return;
  if (!existsSync(pinnedNode) || !installedMatchesLock(lock)) {
    say('Installing packages with npm; the first time this takes a minute or two');
    const began = Date.now();
    const npm = process.env.npm_execpath;
    // Not `npm ci`: npm 11 refuses a lock that does not name the optional packages of other platforms, which it does
    // not where the registry does not carry them (npm/cli#9846). This installs what the lock says, and writes nothing.
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true'];
    const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    const options = { cwd: repository, stdio: ['ignore', 2, 2] };
    const { status, signal, error } = spawnSync(command, [...before, ...args], options);
    if (signal) process.exit(128 + constants.signals[signal]);
    if (error?.code === 'ENOENT') fail('npm is missing: install it with "sudo apt-get install -y npm".');
    if (status !== 0) fail('The packages could not be installed: npm says why above.');
    say(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s`);
  }
  try {
    writeFileSync(stamp, hash);
  } catch {
    // Another user's read-only checkout: the packages are right, only the next start compares them again.
  }
}

const [script, ...args] = process.argv.slice(2);
if (!script) fail('Usage: node scripts/bootstrap.mjs <script.ts> [arguments]');
install();

const child = spawn(pinnedNode, [resolve(repository, script), ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm, when it is killed, tells the shell between us at best: without this look the product would run on.
const parentOf = (pid) => read(`/proc/${pid}/stat`).split(') ').at(-1).split(' ')[1];
const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
const started = ancestors();
const stopWithNpm = () => ancestors() !== started && child.kill('SIGTERM');
if (process.env.npm_lifecycle_event) setInterval(stopWithNpm, 500).unref();
child.on('error', (error) => fail(`${pinnedNode} does not run: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
