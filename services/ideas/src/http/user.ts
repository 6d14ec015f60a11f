import { z } from 'zod';
import type { MemberRow } from '../store/cards.ts';

export const userSchema = z.object({
  id: z.string(),
  portal_name: z.string(),
  role: z.string(),
  roles: z.array(z.string()),
  user_icon_src: z.string().nullable(),
  status: z.string(),
  hidden: z.boolean(),
});

/**
 * A withdrawn member keeps nothing but the place, one who hides as contributor neither name nor picture. A member not
 * heard of yet is shown without a name.
 */
export const toUser = (row: MemberRow | null, id: string): z.infer<typeof userSchema> => {
  const roles = row?.roles.length ? row.roles : ['general'];
  const nameless = row?.status === 'withdrawn' || row?.hidden === true;
  return {
    id,
    portal_name: nameless ? '' : (row?.portal_name ?? ''),
    role: roles[0] as string,
    roles,
    user_icon_src: (!nameless && row?.icon_src) || null,
    status: row?.status ?? 'active',
    hidden: row?.hidden ?? false,
  };
};
