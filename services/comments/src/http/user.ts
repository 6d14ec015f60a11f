import { z } from 'zod';
import type { Comment } from '../store/comments.ts';

export const userSchema = z.object({
  id: z.string(),
  portal_name: z.string(),
  role: z.string(),
  roles: z.array(z.string()),
  user_icon_src: z.string().nullable(),
  status: z.string(),
});

/** A withdrawn member keeps nothing but the place. A member not heard of yet is shown without a name. */
export const toUser = (row: Comment): z.infer<typeof userSchema> => {
  const roles = row.author_roles?.length ? row.author_roles : [row.author_role];
  const withdrawn = row.author_status === 'withdrawn';
  return {
    id: row.author_id,
    portal_name: withdrawn ? '' : (row.author_name ?? ''),
    role: roles[0] as string,
    roles,
    user_icon_src: (!withdrawn && row.author_icon_src) || null,
    status: row.author_status ?? 'active',
  };
};
