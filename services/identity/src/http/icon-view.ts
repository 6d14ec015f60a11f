import { z } from 'zod';
import type { Member } from '../domain/member.ts';

export const iconResult = z.object({
  id: z.string(),
  user_icon_src: z.string().nullable(),
  user_icon_active: z.union([z.literal(0), z.literal(1)]),
});

/** What a member's own picture is now. */
export const iconView = ({ id, icon_src, icon_active }: Pick<Member, 'id' | 'icon_src' | 'icon_active'>) => ({
  id,
  user_icon_src: icon_src || null,
  user_icon_active: icon_active ? 1 : 0,
});
