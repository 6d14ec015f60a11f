import { type Database, sql } from '@ideabox/postgres';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';

/** Two tabs may refresh with the same token at the same moment: a second use counts as theirs for so long, and no third does. */
const reuseLeewaySeconds = 10;

interface Row {
  payload: AdapterPayload;
  consumed: number | null;
}

function answer(model: string, row: Row | undefined): AdapterPayload | undefined {
  if (!row) return undefined;
  const { payload, consumed } = row;
  if (consumed === null) return payload;
  const lenient = model === 'RefreshToken' && Date.now() / 1000 - consumed < reuseLeewaySeconds;
  return lenient ? payload : { ...payload, consumed };
}

const consumedAt = sql`floor(extract(epoch FROM consumed_at))::int AS consumed`;

/** Keeps the provider's sessions, grants and tokens in Postgres, so that a restart logs nobody out. */
export function adapterOn(database: Database): (model: string) => Adapter {
  return (model) => ({
    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null;
      await database.run(
        sql`INSERT INTO provider_state (model, id, payload, grant_id, uid, expires_at)
            VALUES (${model}, ${id}, ${JSON.stringify(payload)}::json, ${payload.grantId ?? null},
                    ${payload.uid ?? null}, ${expiresAt})
            ON CONFLICT (model, id) DO UPDATE
            SET payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
                expires_at = excluded.expires_at`,
      );
    },
    async find(id) {
      // An id comes from outside, and Postgres refuses U+0000 in text.
      if (id.includes('\0')) return undefined;
      const row = await database.one<Row>(
        sql`SELECT payload, ${consumedAt} FROM provider_state
            WHERE model = ${model} AND id = ${id} AND (expires_at IS NULL OR expires_at > now())`,
      );
      return answer(model, row);
    },
    async findByUid(uid) {
      const row = await database.one<Row>(
        sql`SELECT payload, ${consumedAt} FROM provider_state
            WHERE model = ${model} AND uid = ${uid} AND (expires_at IS NULL OR expires_at > now())`,
      );
      return answer(model, row);
    },
    // The device flow is off, and it alone has user codes.
    findByUserCode: async () => undefined,
    async consume(id) {
      // In one statement, as those who use it at the same moment have all found it good. The second use leaves no leeway.
      const taken = await database.one(
        sql`UPDATE provider_state
            SET consumed_at = CASE WHEN consumed_at IS NULL THEN now() ELSE to_timestamp(0) END
            WHERE model = ${model} AND id = ${id} AND (consumed_at IS NULL OR
              (model = 'RefreshToken' AND consumed_at > now() - ${reuseLeewaySeconds} * interval '1 second'))
            RETURNING id`,
      );
      if (taken) return;
      await database.run(
        sql`WITH used AS (SELECT grant_id FROM provider_state WHERE model = ${model} AND id = ${id})
            DELETE FROM provider_state s USING used
            WHERE s.grant_id = used.grant_id OR (s.model = 'Grant' AND s.id = used.grant_id)`,
      );
      throw new errors.InvalidGrant('used already');
    },
    async destroy(id) {
      await database.run(sql`DELETE FROM provider_state WHERE model = ${model} AND id = ${id}`);
    },
    async revokeByGrantId(grantId) {
      await database.run(sql`DELETE FROM provider_state WHERE model = ${model} AND grant_id = ${grantId}`);
    },
  });
}

export async function removeExpired(database: Database): Promise<void> {
  await database.run(sql`DELETE FROM provider_state WHERE expires_at < now()`);
}
