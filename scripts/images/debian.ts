import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../command-line/start-failure.ts';

const run = promisify(execFile);

/** What any C program needs of Debian. */
export const cLibraries = ['libc6', 'libgcc-s1', 'libstdc++6', 'libatomic1'];

/** What `ldd` tells of Debian's redis-server, by the packages that hold it. */
export const redisPackages = [
  ...['redis-server', 'redis-tools', 'liblzf1', 'libjemalloc2', 'libsystemd0', 'libssl3', 'libcap2'],
  ...['libgcrypt20', 'libgpg-error0', 'liblzma5', 'libzstd1', 'liblz4-1'],
];

/** Where programs of one group look for names and users, without which they do not know themselves. */
const identity = {
  'etc/passwd': 'root:x:0:0:root:/root:/sbin/nologin\nideabox:x:65532:65532:ideabox:/tmp:/sbin/nologin\n',
  'etc/group': 'root:x:0:\nideabox:x:65532:\n',
  'etc/nsswitch.conf': 'hosts: files dns\n',
};

/** Lays Debian's packages out in a folder, as they are and without running anything of them. */
export async function layDebian(packages: string[], root: string): Promise<void> {
  const downloads = await mkdtemp(join(tmpdir(), 'ideabox-debian-'));
  try {
    // Not as `_apt`, who cannot write here.
    const options = ['-q', '-o', 'APT::Sandbox::User=root', 'download', ...packages];
    await run('apt-get', options, { cwd: downloads }).catch((cause: Error & { stderr?: string }) => {
      const reason = cause.stderr?.split('\n').find((line) => line.startsWith('E:')) ?? cause.message;
      throw new StartFailure(`Debian's packages could not be had (apt-get update?): ${reason}`, { cause });
    });
    for (const file of (await readdir(downloads)).sort()) {
      await run('dpkg-deb', ['-x', join(downloads, file), root]);
    }
  } finally {
    await rm(downloads, { recursive: true });
  }
  for (const idle of ['usr/share', 'var', 'etc'])
    await rm(join(root, idle), { recursive: true, force: true });
  for (const folder of ['etc', 'tmp', 'proc', 'sys', 'dev', 'data'])
    await mkdir(join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries(identity)) await writeFile(join(root, file), text);
}
