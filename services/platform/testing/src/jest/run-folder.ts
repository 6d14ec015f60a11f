import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'ideabox-tests-';
const memory = '/dev/shm';
const megabyte = 2 ** 20;

const freeMegabytes = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.floor((bavail * bsize) / megabyte);
  } catch {
    return 0;
  }
};

/** Whether the signal found its process; 0 only asks. */
const signal = (pid: number, name: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, name);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/** Ends servers whose command names a file of this folder. */
const endServersOf = (folder: string): void => {
  const processes = execFileSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' });
  for (const line of processes.split('\n').filter((each) => each.includes(`${folder}/`))) {
    const pid = Number.parseInt(line, 10);
    signal(pid, 'SIGQUIT');
    signal(pid, 'SIGCONT');
  }
};

const ownerOf = (folder: string): number => {
  try {
    return Number(readFileSync(join(folder, 'owner'), 'utf8'));
  } catch {
    return process.pid;
  }
};

/** Removes what runs left that were killed. */
const removeAbandoned = (base: string): void => {
  for (const folder of globSync(join(base, `${prefix}*`)).filter((each) => !signal(ownerOf(each), 0))) {
    endServersOf(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
};

/** A folder for everything that the servers of this run keep: in memory where there is room. */
export const makeRunFolder = () => {
  for (const base of new Set([memory, tmpdir()])) removeAbandoned(base);
  const base = freeMegabytes(memory) >= 4_000 ? memory : tmpdir();
  const free = freeMegabytes(base);
  if (free < 1_000) throw new Error(`The tests' databases need 1,000 MB, and ${base} has ${free} MB free.`);
  const folder = mkdtempSync(join(base, prefix));
  writeFileSync(join(folder, 'owner'), String(process.pid));
  // Postgres runs as another user where root runs the tests.
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
