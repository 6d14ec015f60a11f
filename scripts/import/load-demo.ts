import { resolve } from 'node:path';
import { StartFailure } from '../command-line/start-failure.ts';
import type { Access } from '../stack/access.ts';
import { repository } from '../stack/folder/folders.ts';
import { importFolder, tables } from './import-folder.ts';
import { readTable } from './read-table.ts';

const folder = resolve(repository, 'deploy/demo');
const day = 86_400_000;

/** Whole days between the newest row of the demonstration and now, so that it always looks like last week. */
const daysSince = async (now: number): Promise<number> => {
  let newest = 0;
  for (const table of tables) {
    for await (const { values } of readTable(folder, table, [] as string[])) {
      newest = Math.max(newest, Date.parse(values.date_entered ?? '') || 0);
    }
  }
  return Math.max(0, Math.floor((now - newest) / day));
};

/** Fills an empty product with the demonstration content. */
export const loadDemo = async (access: Access): Promise<void> => {
  const shiftDays = await daysSince(Date.now());
  const { rejects } = await importFolder({ folder, source: 'demo', access, shiftDays });
  const first = rejects.all[0];
  if (first)
    throw new StartFailure(
      `The demonstration content is faulty: ${first.table}, line ${first.line}: ${first.reason}`,
    );
};
