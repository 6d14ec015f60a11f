import { created, text } from '@ideabox/http';
import { z } from 'zod';
import { checkReport } from '../domain/report.ts';
import { insertReport } from '../store/reports.ts';
import { findSetting } from '../store/settings.ts';
import { route } from './route.ts';
import { report } from './schemas.ts';

export const postReport = route({
  method: 'post',
  path: '/report',
  summary: 'An inquiry by anyone; a problem or a correction of an idea or comment by a member',
  access: 'anyone',
  attempt: 'report',
  body: z.strictObject({
    type: z.enum(['inquiry', 'problem', 'correction']),
    contents: text(1_000, { multiline: true }),
    target: z.enum(['idea', 'comment']).optional(),
    target_id: z.int().positive().optional(),
  }),
  result: report,
  handle: async ({ db }, { caller, body }) => {
    const allowed = await findSetting(db, 'registries', 'allow_post_character');
    checkReport(body, { member: caller !== null }, allowed?.value ?? '');
    const about = body.target !== undefined && body.target_id !== undefined;
    const {
      member_id: _,
      note: __,
      ...made
    } = await insertReport(db, {
      type: body.type,
      contents: body.contents,
      target: about ? (body.target ?? null) : null,
      target_id: about ? (body.target_id ?? null) : null,
      member_id: caller?.id ?? null,
    });
    return created(made);
  },
});
