import { rpcError } from '@ideabox/grpc';
import type { ImportMembersRequest__Output as Request } from '@ideabox/protos/identity/v1/ImportMembersRequest';
import type { ImportMembersResponse } from '@ideabox/protos/identity/v1/ImportMembersResponse';
import type { Context } from '../context.ts';
import { type ImportedRow, importMembers as insert } from '../store/import-members.ts';
import { importedRow } from './imported-row.ts';

const maxRows = 2_000;

/** Loads members row by row: what is wrong with one keeps out that one alone. */
export const importMembers =
  ({ db }: Context) =>
  async ({ members }: Request): Promise<ImportMembersResponse> => {
    if (members.length > maxRows) throw rpcError('INVALID_ARGUMENT', `at most ${maxRows} members a call`);
    const rows: ImportedRow[] = [];
    const rejections: { index: number; reason: string }[] = [];
    for (const [index, member] of members.entries()) {
      const read = importedRow.safeParse(member);
      if (read.success) rows.push(read.data);
      else rejections.push({ index, reason: read.error.issues.map(({ message }) => message).join('; ') });
    }
    return { inserted: await insert(db, rows), rejections };
  };
