import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { removePidFile, writePidFile } from '../../stack/folder/pid-files.ts';

/**
 * Keeps in a folder what this process has started and what still runs of it, whatever environment it was given.
 * @returns what ends that
 */
export function noteStarted(folder: string): () => void {
  const note = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess };
    child.once('spawn', () => {
      const pid = child.pid as number;
      writePidFile(folder, String(pid), pid, 'SIGTERM');
      child.once('exit', () => removePidFile(folder, String(pid)));
    });
  };
  subscribe('child_process', note);
  return () => void unsubscribe('child_process', note);
}
