import { ok } from '@ideabox/http';
import { z } from 'zod';
import { NotFound } from '../domain/errors.ts';
import { recordAct } from '../events/record-act.ts';
import { updatePart } from '../store/parts.ts';
import { route } from './route.ts';
import { key, part, prose } from './schemas.ts';

export const putPart = route({
  method: 'put',
  path: '/parts/:key',
  summary: 'Changes a block of text',
  access: ['admin'],
  params: { key: key() },
  body: z.strictObject({ contents: prose(50_000) }),
  result: part,
  notFound: 'Part not found',
  handle: async ({ db }, { caller, params, body }) => {
    const after = { search_key: params.key, contents: body.contents };
    await db.transaction(async (tx) => {
      const before = await updatePart(tx, after);
      if (!before) throw new NotFound('Part');
      await recordAct(tx, caller, { entity: 'part', id: params.key, before, after: body });
    });
    return ok(after);
  },
});
