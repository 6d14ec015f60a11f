import type { Access } from '../stack/access.ts';
import { openClients } from './clients.ts';
import type { Load } from './load.ts';
import { loadAnswers } from './load-answers.ts';
import { loadSupports } from './load-supports.ts';
import { loadUsage } from './load-usage.ts';
import { loadVotes } from './load-votes.ts';
import { createProgress } from './progress.ts';
import { hasTable, readTable } from './read-table.ts';
import { Rejects } from './rejects.ts';
import { settled } from './settled.ts';
import { loadCategories, loadComments, loadIdeas, loadMembers } from './tables.ts';

export const tables = [
  'members',
  'categories',
  'ideas',
  'comments',
  'votes',
  'supports',
  'answers',
  'usage',
] as const;

const countRows = async (folder: string, table: string): Promise<number> => {
  let rows = 0;
  for await (const _ of readTable(folder, table, [])) rows += 1;
  return rows;
};

export type Imported = {
  counts: Record<string, { rows: number; inserted: number }>;
  rejects: Rejects;
  settled: boolean;
};

const loadContent = async (load: Load) => {
  await loadMembers(load);
  await loadCategories(load);
  await loadIdeas(load);
  await Promise.all([loadComments(load), loadVotes(load).then(() => loadSupports(load)), loadAnswers(load)]);
};

/**
 * Loads a folder of CSV tables into a running product: members, categories, ideas, then comments, votes, supports and official
 * answers side by side; and what was counted of visits elsewhere. Loading again changes nothing. Nobody is notified. What the
 * open data writes is read as well: it names no members and no voters, so placeholders stand for them.
 */
export const importFolder = async (options: {
  folder: string;
  source: string;
  access: Access;
  shiftDays?: number;
  showProgress?: boolean;
}): Promise<Imported> => {
  const clients = openClients(options.access);
  const progress = createProgress(options.showProgress ?? false);
  const rejects = new Rejects();
  const { folder, source, shiftDays = 0 } = options;
  const load: Load = {
    folder,
    source,
    clients,
    rejects,
    progress,
    shiftDays,
    hasMembers: hasTable(folder, 'members'),
    members: new Set(),
    ideas: new Map(),
  };
  try {
    for (const table of tables) progress.start(table, await countRows(folder, table));
    await Promise.all([loadUsage(load), loadContent(load)]);
  } finally {
    clients.close();
  }
  const counts = progress.finish();
  return { counts, rejects, settled: await settled(options.access.addresses.NATS_URL) };
};
