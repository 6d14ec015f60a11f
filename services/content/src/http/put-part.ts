import { ok } from '@ideabox/http';
import { z } from 'zod';
import { NotFound } from '../domain/errors.ts';
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
  handle: async ({ db }, { params, body }) => {
    const changed = await updatePart(db, { search_key: params.key, contents: body.contents });
    if (!changed) throw new NotFound('Part');
    return ok(changed);
  },
});
