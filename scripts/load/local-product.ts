import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { cpuSeconds } from '../bench/processes/cpu-seconds.ts';
import { processTree } from '../bench/processes/process-tree.ts';
import { stackFolders } from '../stack/folder/folders.ts';
import { readPidFile, runs } from '../stack/folder/pid-files.ts';
import { findRunningStack } from '../stack/running-stack.ts';

/** Processor seconds so far, by part. */
export type Processor = Record<string, number>;

/** The product where it runs on this machine: its processes can be looked at. */
export interface LocalProduct {
  processor: () => Processor;
  /** Gives it one core, and what plays the visitors another, until it is given back. */
  share: (players: number[]) => () => void;
}

const setCores = (pid: number, cores: string) =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)], { stdio: 'ignore' });

const [productCore, playersCore] = ['0', '1'];

/** @returns undefined where the site is not the product that runs here */
export function findLocalProduct(origin: string): LocalProduct | undefined {
  const stack = findRunningStack();
  if (stack?.origin !== origin) return undefined;
  const { run } = stackFolders(stack.name);
  const parts = readdirSync(run)
    .filter((file) => file.endsWith('.pid'))
    .map((file) => file.slice(0, -'.pid'.length))
    .filter((name) => name !== 'start' && runs(run, name));
  const treeOf = (name: string) => {
    const pid = readPidFile(run, name)?.pid;
    return pid === undefined ? [] : processTree(pid);
  };
  return {
    processor: () =>
      Object.fromEntries(
        parts.map((name) => [name, treeOf(name).reduce((sum, pid) => sum + cpuSeconds(pid), 0)]),
      ),
    share: (players) => {
      if (availableParallelism() < 2) return () => undefined;
      const give = (pids: number[], cores: string) => {
        // One that has ended meanwhile needs none.
        for (const pid of pids) if (runsAt(pid)) setCores(pid, cores);
      };
      give(parts.flatMap(treeOf), productCore);
      give(players, playersCore);
      return () => {
        const all = `0-${availableParallelism() - 1}`;
        give(parts.flatMap(treeOf), all);
        give(players, all);
      };
    },
  };
}

function runsAt(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
