import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files.ts';
import { makeSampleRepository } from './sample-repository.ts';

test('what is committed on the branch, edited, removed and not tracked has changed; what is ignored has not', () => {
  const { root, write, remove, git, end } = makeSampleRepository();
  try {
    expect(changedFiles(root)).toEqual([]);
    write('services/ideas/src/service.ts', 'export const service = 1;');
    git('commit', '--quiet', '--all', '--message=Service');
    write('services/ideas/src/domain/rank.ts', 'export const rank = 2;');
    remove('frontends/public/src/list.ts');
    write('frontends/member/src/名前.ts', 'export const name = 1;');
    write('ignored.ts', '');
    expect(changedFiles(root)).toEqual([
      'frontends/member/src/名前.ts',
      'frontends/public/src/list.ts',
      'services/ideas/src/domain/rank.ts',
      'services/ideas/src/service.ts',
    ]);
  } finally {
    end();
  }
});

test('what main has gained since the branch left it has not changed here', () => {
  const { root, write, git, end } = makeSampleRepository();
  try {
    git('switch', '--quiet', 'main');
    write('README.md', 'more');
    git('commit', '--quiet', '--all', '--message=More');
    git('switch', '--quiet', 'change');
    expect(changedFiles(root)).toEqual([]);
  } finally {
    end();
  }
});

test('a folder that is no repository is refused with what git says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ideabox-no-repository-'));
  try {
    expect(() => changedFiles(folder)).toThrow(/not a git repository/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
