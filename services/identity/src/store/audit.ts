import { join, type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { Acted__Output as Acted } from '@ideabox/protos/audit/v1/Acted';

export type AuditLine = Omit<Acted, 'date_entered'> & { id: number; date_entered: Date };

export type AuditFilter = Partial<
  Record<'actor' | 'action' | 'entity' | 'entity_id' | 'from' | 'to', string>
>;

/** Writes down what was done, in the order in which it was told. */
export const insertActs = async (tx: Queryable, acts: Acted[]): Promise<void> => {
  await tx.run(sql`
    INSERT INTO audit (actor_id, actor_role, action, entity, entity_id, reason, changes, date_entered)
    SELECT actor_id, actor_role, action, entity, entity_id, reason, changes, date_entered
    FROM jsonb_to_recordset(${JSON.stringify(acts)}::jsonb) AS act(actor_id text, actor_role text, action text,
      entity text, entity_id text, reason text, changes text, date_entered timestamptz)`);
};

const conditionsOf = ({ actor, action, entity, entity_id, from, to }: AuditFilter): Sql => {
  const given = [
    ...(actor === undefined ? [] : [sql`actor_id = ${actor}`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(entity === undefined ? [] : [sql`entity = ${entity}`]),
    ...(entity_id === undefined ? [] : [sql`entity_id = ${entity_id}`]),
    ...(from === undefined ? [] : [sql`date_entered >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`date_entered < ${to}::timestamptz`]),
  ];
  return given.length > 0 ? sql`WHERE ${join(given, ' AND ')}` : sql``;
};

/** So far one can page, and so far it is counted; who looks for older lines says until when. */
const maxListed = 10_000;

/** What was done, newest first, and how much there is of it. */
export const listActs = async (
  db: Queryable,
  { limit, offset, ...filter }: AuditFilter & { limit: number; offset: number },
): Promise<{ acts: AuditLine[]; count: number }> => {
  const where = conditionsOf(filter);
  const start = Math.min(offset, maxListed);
  const [acts, total] = await Promise.all([
    db.rows<AuditLine>(sql`
      SELECT id, actor_id, actor_role, action, entity, entity_id, reason, changes, date_entered FROM audit ${where}
      ORDER BY date_entered DESC, id DESC LIMIT ${Math.min(limit, maxListed - start)} OFFSET ${start}`),
    db.one<{ count: number }>(sql`
      SELECT count(*) FROM (
        SELECT 1 FROM audit ${where} ORDER BY date_entered DESC, id DESC LIMIT ${maxListed}) AS listed`),
  ]);
  return { acts, count: total?.count ?? 0 };
};
