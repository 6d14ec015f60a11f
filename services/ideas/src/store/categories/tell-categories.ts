import { publish } from '@ideabox/events';
import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { CategoryChanged__Output as CategoryChanged } from '@ideabox/protos/ideas/v1/CategoryChanged';
import { type Status, statusAt } from '../../domain/category.ts';

type Row = Omit<CategoryChanged, 'status'> & {
  status: Status;
  from: string | null;
  until: string | null;
  now: Date | string;
};

/** What the messages that tell of categories are made of; `where` is on `categories c`. */
export const categoryRows = (where: Sql): Sql => sql`
  SELECT id AS category_id, search_key, name, names, status, invisible, removed_at IS NOT NULL AS deleted, revision,
    COALESCE(stepper_id, 0) AS stepper_id, open_from AS "from", open_until AS "until", now() AS now
  FROM categories c WHERE ${where} ORDER BY id`;

/** A category as the message that tells of it, with the status that counts now. */
export const categoryMessage = ({ from, until, now, status, ...row }: Row): CategoryChanged => ({
  ...row,
  status: statusAt({ status, from, until }, new Date(now)),
});

export const categoryMessages = async (db: Queryable, where: Sql): Promise<CategoryChanged[]> =>
  (await db.rows<Row>(categoryRows(where))).map(categoryMessage);

/** Notes what others are told, so that the clock tells no more than what is new. */
export const noteTold = async (tx: Queryable, messages: CategoryChanged[]): Promise<void> => {
  const told = messages.map(({ category_id, status }) => ({ category_id, status }));
  await tx.run(sql`
    UPDATE categories c SET told_status = g.status
    FROM jsonb_to_recordset(${JSON.stringify(told)}::jsonb) AS g(category_id bigint, status text)
    WHERE c.id = g.category_id`);
};

/** Publishes categories as they now are, on the transaction that made them so. */
export const tellCategories = async (tx: Queryable, ids: number[]): Promise<void> => {
  const messages = await categoryMessages(tx, sql`c.id = ANY(${ids})`);
  await noteTold(tx, messages);
  await publish(tx, 'ideas.v1.CategoryChanged', ...messages);
};
