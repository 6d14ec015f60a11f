import { raw } from '@ideabox/http';
import { z } from 'zod';
import { IconNotFound } from '../domain/errors.ts';
import { findIcon } from '../store/icons.ts';
import { memberId } from './member-id.ts';
import { route } from './route.ts';

/** What is at an address never changes, so a browser keeps it; the gateway lets go of it with the next change. */
const kept = 'public, max-age=31536000, s-maxage=300, immutable';

export const getIcon = route({
  method: 'get',
  path: '/members/:id/icon',
  summary: 'A member’s picture, 256 by 256, at the address that `user_icon_src` gives',
  access: 'anyone',
  params: { id: memberId() },
  query: { v: z.guid() },
  produces: 'image/webp',
  notFound: 'File not found',
  handle: async ({ db }, { params, query }) => {
    const icon = await findIcon(db, params.id, query.v);
    if (!icon) throw new IconNotFound();
    return raw(icon.content_type, icon.image, { cacheControl: kept });
  },
});
