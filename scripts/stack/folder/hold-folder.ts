import { StartFailure } from '../../command-line/start-failure.ts';
import { checkDiskSpace } from './disk-space.ts';
import { makeStackFolders, type StackFolders } from './folders.ts';
import { endOrphans, readPidFile, removePidFile, writePidFile } from './pid-files.ts';
import { lockStack } from './stack-lock.ts';

export interface HeldFolder {
  folders: StackFolders;
  release: () => void;
}

/** Takes `.local/<name>` for this process alone, and ends what an earlier, killed one left running in it. */
export async function holdFolder(
  name: string,
  log: (line: string) => void,
  endedBy = 'Ctrl-C where it was started',
): Promise<HeldFolder> {
  const folders = makeStackFolders(name);
  const release = await lockStack(folders.root);
  if (!release) {
    const pid = readPidFile(folders.run, 'start')?.pid;
    throw new StartFailure(
      `Ideabox is already running here${pid ? ` (process ${pid})` : ''}: ${endedBy} ends it.`,
    );
  }
  try {
    const orphans = await endOrphans(folders.run);
    if (orphans.length > 0) log(`Ended what an earlier start had left running: ${orphans.join(', ')}`);
    writePidFile(folders.run, 'start', process.pid, 'SIGTERM');
    await checkDiskSpace(folders.root);
  } catch (error) {
    release();
    throw error;
  }
  return {
    folders,
    release: () => {
      removePidFile(folders.run, 'start');
      release();
    },
  };
}
