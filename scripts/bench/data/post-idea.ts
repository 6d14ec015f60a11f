import { sql } from '@ideabox/postgres';
import { call } from '../call.ts';
import type { Bench } from '../open-bench.ts';

/** A new idea of member1, that nobody has voted on or commented. @returns its id */
export async function postIdea({ origin, account, ideasDb }: Bench): Promise<number> {
  const open = await ideasDb.one<{ id: number }>(sql`
    SELECT id FROM categories WHERE status = 'on_air' AND NOT invisible AND stepper_id IS NULL
      AND COALESCE(open_until > now(), true) AND COALESCE(open_from <= now(), true) ORDER BY serial_number LIMIT 1`);
  if (!open) throw new Error('No category takes ideas from everyone.');
  const { headers } = await account('member1');
  const body = {
    name: `計測用のアイデア ${Date.now().toString(36)}`,
    contents: '計測のための本文です。',
    category: open.id,
  };
  const { id } = await call<{ id: number }>(`${origin}/api/v1/ideas`, { method: 'POST', headers, body });
  return id;
}
