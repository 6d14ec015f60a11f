import { rpcError } from '@ideabox/grpc';
import type { ImportCommentsRequest__Output as Request } from '@ideabox/protos/comments/v1/ImportCommentsRequest';
import type { Context } from '../context.ts';
import { rejectComment } from '../domain/import-rules.ts';
import { insertImported } from '../store/comments/import-comments.ts';
import { unknownIdeas } from '../store/projections/await-ideas.ts';

const maxRows = 2_000;

export const importComments =
  ({ db }: Context) =>
  async ({ comments }: Request) => {
    if (comments.length > maxRows) throw rpcError('INVALID_ARGUMENT', `at most ${maxRows} comments a call`);
    const faults = comments.map(rejectComment);
    const ideaIds = comments.filter((_, index) => !faults[index]).map((row) => row.idea_id);
    const unknown = await unknownIdeas(db, ideaIds);
    const rows = comments.map((row, index) => (faults[index] || unknown.has(row.idea_id) ? undefined : row));
    const { inserted, reasons } = await db.transaction((tx) => insertImported(tx, rows));
    const rejections = comments.flatMap((row, index) => {
      const reason = faults[index] ?? (unknown.has(row.idea_id) ? 'idea_id: unknown' : reasons[index]);
      return reason ? [{ index, reason }] : [];
    });
    return { inserted, rejections };
  };
