import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 26 });

/** The files of a folder that are part of a commit, by their path from the repository. */
export const trackedFiles = (folder: string): string[] =>
  git('ls-files', '-z', '--', folder).split('\0').filter(Boolean);

export type Revision = {
  /** The commit, with `-dirty` where something was edited since. */
  id: string;
  /** Its time, seconds since 1970: that of all files in its images. */
  epoch: number;
};

export function revision(): Revision {
  const [commit, time] = git('log', '-1', '--format=%H %ct').trim().split(' ');
  const isEdited = git('status', '--porcelain', '--untracked-files=no').trim() !== '';
  return { id: `${commit}${isEdited ? '-dirty' : ''}`, epoch: Number(time) };
}

/** Where the sources are published, without what may be secret of it; empty where the checkout does not say. */
export function publishedAt(): string {
  try {
    const { protocol, host, pathname } = new URL(git('config', '--get', 'remote.origin.url').trim());
    return /^https?:$/.test(protocol) ? `${protocol}//${host}${pathname}` : '';
  } catch {
    return '';
  }
}
