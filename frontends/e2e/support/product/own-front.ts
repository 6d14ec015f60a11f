import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { eventually, freePort } from '@ideabox/testing';
import { origin } from '../../../../gateway/e2e/product.ts';

const repository = join(import.meta.dirname, '../../../..');
const left = ['dist', 'e2e', 'node_modules'];

/** The front before the running product, with frontends of its own that may be edited. */
export async function startOwnFront(remotes: string[], env: NodeJS.ProcessEnv = {}) {
  const folder = await copyOfFrontends();
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const front = spawn(process.execPath, ['frontends/dev/serve.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: `${port}`,
      UPSTREAM: origin,
      PUBLIC_URL: address,
      REMOTES: remotes.join(','),
      // Its folder goes with it.
      KEEP_COMPILED: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [front.stdout, front.stderr]) {
    stream.on('data', (piece) => {
      said += piece;
    });
  }
  const ended = new Promise((end) => front.once('close', end));
  const early = ended.then(() => {
    throw new Error(`the front ended: ${said}`);
  });
  early.catch(() => {});
  const written = new Map<string, string>();
  return {
    origin: address,
    said: () => said,
    /** Compiling everything for the first time takes a busy machine its time. */
    compiled: () => Promise.race([eventually(() => askWhetherReady(address), 180_000), early]),
    /** Writes a file of the copy anew; the part that changes has to be in it. */
    edit: async (file: string, part: string, other: string) => {
      const path = join(folder, 'frontends', file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(part)) throw new Error(`${file} does not hold ${part}`);
      written.set(path, written.get(path) ?? text);
      await writeFile(
        path,
        text.replace(part, () => other),
      );
    },
    restore: async () => {
      for (const [path, text] of written) await writeFile(path, text);
      written.clear();
    },
    stop: async () => {
      front.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function askWhetherReady(address: string): Promise<void> {
  const { ok } = await fetch(`${address}/__dev/healthz`);
  if (!ok) throw new Error(`${address} is not ready`);
}

/** The packages of the frontends are those of the copy; all others are where they are. */
async function copyOfFrontends(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ideabox-front-'));
  const filter = (path: string) => !left.includes(basename(path));
  await cp(join(repository, 'frontends'), join(folder, 'frontends'), { recursive: true, filter });
  await cp(join(repository, 'package.json'), join(folder, 'package.json'));
  const packages = join(repository, 'node_modules');
  await mkdir(join(folder, 'node_modules/@ideabox'), { recursive: true });
  for (const name of await readdir(packages)) {
    if (name !== '@ideabox' && name !== '.cache') {
      await symlink(join(packages, name), join(folder, 'node_modules', name));
    }
  }
  for (const name of await readdir(join(packages, '@ideabox'))) {
    const target = resolve(packages, '@ideabox', await readlink(join(packages, '@ideabox', name)));
    const place = relative(repository, target);
    const own = place.startsWith('frontends/') ? join(folder, place) : target;
    await symlink(own, join(folder, 'node_modules/@ideabox', name));
  }
  return folder;
}
