import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { StartFailure } from '../command-line/start-failure.ts';

const together = 30;
const ignored = /(^|\/)(node_modules|dist|generated|\.local|\.git)(\/|$)|(~|\.sw[px]|\.tmp)$/;

export interface SourceWatch {
  close: () => Promise<void>;
}

/**
 * Tells which files really changed: what editors and version control write again with the same bytes is no change, and
 * what comes in one burst is told at once.
 * @param folders below `root`
 * @param changed is given paths below `root`
 */
export async function watchSource(
  root: string,
  folders: string[],
  changed: (paths: string[]) => void,
): Promise<SourceWatch> {
  const contents = new Map<string, string>();
  const burst = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isReady = false;

  const contentOf = async (path: string) => {
    try {
      return createHash('sha1')
        .update(await readFile(join(root, path)))
        .digest('base64');
    } catch {
      return undefined;
    }
  };
  const look = async (path: string) => {
    const content = await contentOf(path);
    if (contents.get(path) === content) return;
    if (content === undefined) contents.delete(path);
    else contents.set(path, content);
    if (isReady) burst.add(path);
  };
  const tell = async (paths: string[]) => {
    await Promise.all(paths.map(look));
    if (burst.size === 0) return;
    const told = [...burst];
    burst.clear();
    changed(told);
  };

  const seen = new Set<string>();
  const watcher = watch(folders, { cwd: root, ignored: (path) => ignored.test(path) });
  watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    seen.add(path);
    if (!isReady) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...seen];
      seen.clear();
      void tell(paths);
    }, together);
  });
  await new Promise<void>((resolve, reject) => {
    watcher.once('ready', resolve);
    watcher.on('error', (cause) =>
      reject(
        new StartFailure(
          `The source cannot be watched (${(cause as Error).message}): the system may allow more with "sysctl fs.inotify.max_user_watches=524288".`,
          { cause },
        ),
      ),
    );
  });
  await Promise.all([...seen].map(look));
  seen.clear();
  isReady = true;
  return {
    close: async () => {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
