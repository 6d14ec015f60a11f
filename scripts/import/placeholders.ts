import { createHash } from 'node:crypto';
import type { Load } from './load.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** A UUID (version 8) that is always the same for the same text. */
const uuidOf = (text: string): string => {
  const hex = digest(text);
  const variant = ((Number.parseInt(hex[16] as string, 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
};

/** Whose posts those are that say nothing of who wrote them. */
export const anonymousAuthor = (load: Load) => uuidOf(`${load.source} author`);

/** Whose vote the n-th one on an idea is: the same few stand for the voters of all ideas. */
export const anonymousVoter = (load: Load, n: number) => uuidOf(`${load.source} voter ${n}`);

const nameOf = (load: Load, id: string, kind: 'author' | 'voter'): string => {
  if (kind === 'voter') return '匿名の投票者';
  return id === anonymousAuthor(load) ? '匿名の投稿者' : `投稿者-${digest(id).slice(0, 8)}`;
};

type Wanted = { member_id: string; date_entered: string };

/**
 * Makes members of authors of whom the data set says nothing, where it has no members at all, and of voters without a
 * name; who is a member already stays as is. They have a name that tells nothing, and nobody can log in as them.
 */
export const makePlaceholders = async (
  load: Load,
  rows: readonly Wanted[],
  kind: 'author' | 'voter',
): Promise<void> => {
  if (load.hasMembers && kind === 'author') return;
  const wanted = new Map(
    rows.filter((row) => !load.members.has(row.member_id)).map((row) => [row.member_id, row.date_entered]),
  );
  if (wanted.size === 0) return;
  const unset = { role: 'general', gender: '', age: '', region: '', industry: '', job_type: '' };
  const members = [...wanted].map(([id, date_entered]) => ({
    id,
    portal_name: nameOf(load, id, kind),
    date_entered,
    ...unset,
  }));
  for (let start = 0; start < members.length; start += 1_000) {
    const batch = members.slice(start, start + 1_000);
    const { inserted } = await load.clients.identity.call('ImportMembers', { members: batch });
    load.progress.add('placeholders', batch.length, inserted);
  }
  for (const { id } of members) load.members.add(id);
};
