import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@ideabox/http';
import type { Logger } from '@ideabox/telemetry';
import { createMemory } from '../../store/memory.ts';
import { type Edition, writeEdition } from './edition.ts';

/** Who comes first waits for a table to be written so long; it goes on being written for who comes later. */
const longestWaitMs = 8_000;

const folderName = 'ideabox-opendata';

/** Another process may get the same number later, and in a container always does. */
const processName = `${process.pid}-${Math.round(performance.timeOrigin)}`;

/** Whether a process of this machine still uses the folder. */
const isInUse = (name: string): boolean => {
  const [pid, since] = name.slice(folderName.length + 1).split('-');
  if (pid === String(process.pid)) return `${pid}-${since}` === processName;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/** Removes what a process left that had no time to clean up; what another user's left is theirs. */
const removeAbandoned = async (): Promise<void> => {
  const names = (await readdir(tmpdir())).filter(
    (name) => name.startsWith(`${folderName}-`) && !isInUse(name),
  );
  await Promise.allSettled(names.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })));
};

/**
 * The tables as files: each is written once and read by any number at once. Written anew when it is asked for and older than
 * `freshMs`; given meanwhile, or while that fails, until it is twice as old.
 */
export const createEditions = async ({ freshMs, log }: { freshMs: number; log: Logger }) => {
  await removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${folderName}-${processName}-`));
  const remember = createMemory({ freshMs, staleMs: freshMs });
  const last = new Map<string, Edition>();
  const write = async (name: string, text: () => AsyncIterable<string>): Promise<Edition> => {
    try {
      const before = last.get(name);
      const edition = await writeEdition(folder, text(), before);
      if (edition !== before) before?.retire();
      last.set(name, edition);
      return edition;
    } catch (error) {
      log.warn({ err: error, table: name }, 'open data could not be written');
      throw ApiError.unavailable();
    }
  };
  return {
    /** @throws ApiError 503 when there is none that is young enough, and none can be written in time */
    current: async (name: string, text: () => AsyncIterable<string>): Promise<Edition> => {
      const tooLong = new AbortController();
      const late = wait(longestWaitMs, undefined, { signal: tooLong.signal }).then(() => {
        throw ApiError.unavailable();
      });
      late.catch(() => undefined);
      try {
        return await Promise.race([remember(name, () => write(name, text)), late]);
      } finally {
        tooLong.abort();
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

export type Editions = Awaited<ReturnType<typeof createEditions>>;
