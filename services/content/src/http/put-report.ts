import { entityId, ok } from '@ideabox/http';
import { z } from 'zod';
import { NotFound } from '../domain/errors.ts';
import { recordAct } from '../events/record-act.ts';
import { lockReport, updateReport } from '../store/reports.ts';
import { route } from './route.ts';
import { handledReport, note } from './schemas.ts';

export const putReport = route({
  method: 'put',
  path: '/reports/:id',
  summary: 'Says how far a report has been worked off; absent is unchanged, null clears the note',
  access: ['operator', 'admin'],
  params: { id: entityId() },
  body: z.strictObject({
    status: z.enum(['open', 'in_progress', 'closed']).optional(),
    note: note(1_000).nullable().optional(),
  }),
  result: handledReport,
  notFound: 'Data not found',
  handle: async ({ db }, { caller, params: { id }, body }) =>
    db.transaction(async (tx) => {
      const before = await lockReport(tx, id);
      if (!before) throw new NotFound('Data');
      const given = body.note === null ? '' : body.note;
      const after = { ...before, status: body.status ?? before.status, note: given ?? before.note };
      await updateReport(tx, after);
      await recordAct(tx, caller, { entity: 'report', id, before, after });
      return ok(after);
    }),
});
