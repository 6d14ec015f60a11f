import { z } from 'zod';
import type { MemberRow } from '../store/find-notifications.ts';

export const user = z.object({
  id: z.string(),
  portal_name: z.string(),
  role: z.string(),
  roles: z.array(z.string()),
  user_icon_src: z.string().nullable(),
  status: z.string(),
  hidden: z.boolean().describe('Does not want to be shown as a contributor'),
});

/** A member as everyone sees them; of one who has withdrawn or hides, or is not known here yet, no name and no icon. */
export const toUser = (id: string, row: MemberRow | null): z.infer<typeof user> => {
  const shown = row?.status === 'withdrawn' || row?.hidden ? null : row;
  const roles = row?.roles.length ? row.roles : ['general'];
  return {
    id,
    portal_name: shown?.portal_name ?? '',
    role: roles[0] as string,
    roles,
    user_icon_src: shown?.icon_src || null,
    status: row?.status ?? 'active',
    hidden: row?.hidden ?? false,
  };
};
