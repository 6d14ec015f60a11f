import { eraseFacts, publish } from '@ideabox/events';
import { forgetKeysOf } from '@ideabox/idempotency';
import { type Database, type Queryable, sql } from '@ideabox/postgres';
import { type Block, blockChanged } from './block-facts.ts';
import { publishedColumns } from './columns.ts';
import type { PublishedMember } from './member-facts.ts';
import { tellOfMember } from './tell-of-member.ts';

/** Lifts what they blocked, and forgets it. Whom others block stays theirs. */
const eraseBlocks = async (tx: Queryable, id: string): Promise<void> => {
  const lifted = await tx.rows<Block>(sql`
    DELETE FROM blocks WHERE member_id = ${id}
    RETURNING member_id, blocked_id, false AS blocked, revision + 1 AS revision`);
  await publish(tx, 'identity.v1.BlockChanged', ...lifted.map(blockChanged));
};

/**
 * Erases everything personal of a member and leaves that there was one, so that posts have an author and the provider's
 * subject stays refused. @returns whether there is such a member; one who has withdrawn already stays as they are.
 */
export const withdraw = (db: Database, actor: { id: string; role: string }): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { id } = actor;
    const member = await tx.one<PublishedMember>(sql`
      UPDATE members SET status = 'withdrawn', preferred_username = NULL, portal_name = '', roles = '{general}',
        icon_src = '', icon_active = false, hidden_contributor = false, gender = 'U', age = 'undefined', industry = 'U',
        job_type = 'U', region = '00', mail_option = 1, job_title = NULL, website = NULL, profile = NULL,
        organization = NULL, department = NULL, position = NULL, occupation = NULL, workstyle = NULL, first_name = NULL,
        last_name = NULL, phone_number = NULL, email = NULL, mail_address = NULL, country = NULL, postal_code = NULL, city = NULL,
        street = NULL, situations = '[]', name_text = '', name_grams = '{}', revision = revision + 1
      WHERE id = ${id} AND status <> 'withdrawn'
      RETURNING ${publishedColumns}`);
    if (!member) return (await tx.one(sql`SELECT 1 AS there FROM members WHERE id = ${id}`)) !== undefined;
    await tx.run(sql`DELETE FROM icons WHERE member_id = ${id}`);
    await forgetKeysOf(tx, [id]);
    await eraseFacts(tx, {
      names: ['identity.v1.MemberChanged', 'identity.v1.BlockChanged'],
      lists: { 'identity.v1.MembersImported': 'members' },
      ...{ field: 'member_id', value: id },
    });
    await eraseBlocks(tx, id);
    await tellOfMember(tx, member, { actor, action: 'member.withdrawn' });
    return true;
  });
