import { z } from 'zod';
import type { Caller } from './route.ts';

/** A member as answers show them. */
export const userSchema = z.object({
  id: z
    .string()
    .nullable()
    .meta({ description: 'Null where the member hides as a contributor or has withdrawn; operators see it' }),
  portal_name: z.string(),
  role: z.string(),
  roles: z.array(z.string()),
  user_icon_src: z.string().nullable(),
  status: z.string(),
  hidden: z.boolean().meta({ description: 'Whether the member hides as a contributor' }),
});

/** What identity tells of a member. */
export type KnownMember = {
  portal_name: string;
  roles: string[];
  status: string;
  icon_src: string;
  hidden: boolean;
};

/** Whether a member's posts are shown as theirs: not of who hides or has withdrawn, and of nobody not heard of yet. */
const isNamed = (member: KnownMember | null | undefined): member is KnownMember =>
  member?.status !== undefined && member.status !== 'withdrawn' && !member.hidden;

const operators = ['operator', 'admin'];

type Reader = Pick<Caller, 'id' | 'role'> | null;

/** Whether a reader is told who everyone is, also where others are not: then the answer is theirs alone. */
export const seesEveryone = (reader: Reader): boolean => reader !== null && operators.includes(reader.role);

/** A member for one reader; one who is not named has neither name nor picture, and no id but for operators. */
export const toUser = (
  member: KnownMember | null,
  id: string,
  reader: Reader,
): z.infer<typeof userSchema> => {
  const named = isNamed(member);
  const roles = member?.roles.length ? member.roles : ['general'];
  return {
    id: named || seesEveryone(reader) ? id : null,
    portal_name: named ? member.portal_name : '',
    role: roles[0] as string,
    roles,
    user_icon_src: (named && member.icon_src) || null,
    status: member?.status ?? 'active',
    hidden: member?.hidden ?? false,
  };
};

/** Who finds a member's posts by the member's id: everyone, this reader unlike others, or nobody, as if there were no such member. */
export const foundBy = (
  member: KnownMember | undefined,
  id: string,
  reader: Reader,
): 'everyone' | 'reader' | 'nobody' => {
  if (isNamed(member)) return 'everyone';
  return reader?.id === id || seesEveryone(reader) ? 'reader' : 'nobody';
};
