import { spawnSync } from 'node:child_process';
import { UsageError } from '../arguments/usage-error.ts';

const askGit = (root: string, ...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

function git(root: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = askGit(root, ...args);
  if (error) throw new UsageError('--changed asks git what has changed, and git is not installed here.');
  if (status !== 0) throw new UsageError(`--changed asks git what has changed, which says: ${stderr.trim()}`);
  return stdout;
}

/** Where this branch left main; the last commit in a repository that knows no main. */
function baseOf(root: string): string {
  for (const main of ['main', 'origin/main']) {
    const { status, stdout } = askGit(root, 'merge-base', 'HEAD', main);
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

/**
 * Whatever differs from where this branch left main: committed or not, not tracked, deleted. Paths relative to `root`.
 * @throws {UsageError} without git or a repository of it
 */
export function changedFiles(root: string): string[] {
  git(root, 'rev-parse', '--verify', 'HEAD');
  const differing = git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', baseOf(root));
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${differing}${untracked}`.split('\0').filter(Boolean))].sort();
}
