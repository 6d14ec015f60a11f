import { renameSync, statSync } from 'node:fs';
import { StartFailure } from '../../command-line/start-failure.ts';
import type { StackFolders } from '../folder/folders.ts';
import { ManagedProcess, type ProcessSpec } from './managed-process.ts';

const longestLogBytes = 20 * 2 ** 20;

/** Keeps processes running, tier upon tier: a later tier may rely on an earlier one, and is stopped before it. */
export class Supervisor {
  readonly #folders: StackFolders;
  readonly #tiers: ManagedProcess[][] = [];
  #stopping: Promise<void> | undefined;

  constructor(folders: StackFolders) {
    this.#folders = folders;
  }

  start(specs: ProcessSpec[]): ManagedProcess[] {
    if (this.#stopping) throw new StartFailure('The start was interrupted.');
    const tier = specs.map((spec) => new ManagedProcess(spec, this.#folders));
    this.#tiers.push(tier);
    for (const managed of tier) {
      keepOneOldLog(managed.logPath);
      managed.start();
    }
    return tier;
  }

  process(name: string): ManagedProcess {
    const found = this.processes().find((managed) => managed.name === name);
    if (!found) throw new Error(`No process called ${name} runs here`);
    return found;
  }

  processes(): ManagedProcess[] {
    return this.#tiers.flat();
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopTiers();
    return this.#stopping;
  }

  async #stopTiers(): Promise<void> {
    for (const tier of this.#tiers.toReversed()) {
      await Promise.all(tier.map((managed) => managed.stop()));
    }
  }
}

export function keepOneOldLog(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > longestLogBytes) renameSync(path, `${path}.old`);
}
