import { ok } from '@ideabox/http';
import { IconNotFound } from '../domain/errors.ts';
import { requireOwn } from '../domain/oneself.ts';
import { findMember } from '../store/find-member.ts';
import { deleteIcon as remove } from '../store/icons.ts';
import { iconResult, iconView } from './icon-view.ts';
import { memberId } from './member-id.ts';
import { route } from './route.ts';

export const deleteIcon = route({
  method: 'delete',
  path: '/members/:id/icon',
  summary: 'Removes one’s picture; the default drawing is shown again',
  access: 'member',
  params: { id: memberId() },
  result: iconResult,
  notFound: 'User not found',
  refusals: [403],
  handle: async ({ db }, { caller, params }) => {
    const { id } = requireOwn(caller, await findMember(db, params.id));
    if (!(await remove(db, id))) throw new IconNotFound();
    return ok(iconView({ id, icon_src: '', icon_active: false }));
  },
});
