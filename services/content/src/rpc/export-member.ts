import type { ExportMemberRequest__Output as Request } from '@ideabox/protos/content/v1/ExportMemberRequest';
import type { ExportMemberResponse } from '@ideabox/protos/content/v1/ExportMemberResponse';
import type { Context } from '../context.ts';
import { reportsOf } from '../store/reports.ts';

const batchSize = 500;

/** Everything that is held here about a member: the reports, with what was noted on them. */
export const exportMember = ({ db }: Context) =>
  async function* ({ member_id }: Request): AsyncGenerator<ExportMemberResponse> {
    for (let after = 0; ; ) {
      const reports = await reportsOf(db, member_id, { after, limit: batchSize });
      if (reports.length > 0) yield { section: 'reports', rows: reports.map((row) => JSON.stringify(row)) };
      if (reports.length < batchSize) return;
      after = reports[reports.length - 1]?.id ?? 0;
    }
  };
