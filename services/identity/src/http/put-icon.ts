import { ok } from '@ideabox/http';
import { z } from 'zod';
import { MemberNotFound } from '../domain/errors.ts';
import { requireOwn } from '../domain/oneself.ts';
import { makeIcon } from '../pictures/make-icon.ts';
import { findMember } from '../store/find-member.ts';
import { replaceIcon } from '../store/icons.ts';
import { iconResult, iconView } from './icon-view.ts';
import { memberId } from './member-id.ts';
import { route } from './route.ts';

export const putIcon = route({
  method: 'put',
  path: '/members/:id/icon',
  summary: 'Shows a picture of one’s own: the file itself is the body',
  access: 'member',
  params: { id: memberId() },
  file: { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 1024 * 1024 },
  body: z.instanceof(Buffer),
  result: iconResult,
  notFound: 'User not found',
  refusals: [403],
  handle: async ({ db }, { caller, params, body }) => {
    const { id } = requireOwn(caller, await findMember(db, params.id));
    const member = await replaceIcon(db, id, await makeIcon(body));
    if (!member) throw new MemberNotFound();
    return ok(iconView(member));
  },
});
