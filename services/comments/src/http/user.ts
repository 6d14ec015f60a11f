import { z } from 'zod';
import type { Comment } from '../store/comments.ts';

export const userSchema = z.object({
  id: z.string(),
  portal_name: z.string(),
  role: z.string(),
  roles: z.array(z.string()),
  user_icon_src: z.string().nullable(),
  status: z.string(),
  hidden: z.boolean().meta({ description: 'Whether the member hides as a contributor' }),
});

/**
 * A withdrawn member keeps nothing but the place, a hidden one shows neither name nor picture. A member not heard of yet is
 * shown without a name.
 */
export const toUser = (row: Comment): z.infer<typeof userSchema> => {
  const roles = row.author_roles?.length ? row.author_roles : [row.author_role];
  const status = row.author_status ?? 'active';
  const hidden = row.author_hidden ?? false;
  const named = status !== 'withdrawn' && !hidden;
  return {
    id: row.author_id,
    portal_name: named ? (row.author_name ?? '') : '',
    role: roles[0] as string,
    roles,
    user_icon_src: (named && row.author_icon_src) || null,
    status,
    hidden,
  };
};
