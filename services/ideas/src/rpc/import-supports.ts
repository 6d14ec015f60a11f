import type { ImportSupportsRequest__Output as Request } from '@ideabox/protos/ideas/v1/ImportSupportsRequest';
import type { Context } from '../context.ts';
import { rejectSupport } from '../domain/import-rules.ts';
import { insertSupports } from '../store/marks/import-supports.ts';
import { existingIdeas } from '../store/marks/import-votes.ts';

export const importSupports =
  ({ db }: Context) =>
  async ({ supports }: Request) => {
    const known = await existingIdeas(
      db,
      supports.map(({ idea_id }) => idea_id),
    );
    const reasons = supports.map(
      (support) => rejectSupport(support) ?? (known.has(support.idea_id) ? undefined : 'idea_id: unknown'),
    );
    const good = supports.filter((_, index) => reasons[index] === undefined);
    const inserted = good.length === 0 ? 0 : await db.transaction((tx) => insertSupports(tx, good));
    return { inserted, rejections: reasons.flatMap((reason, index) => (reason ? [{ index, reason }] : [])) };
  };
