import type { Route } from '@ideabox/http';
import type { Context } from '../context.ts';
import { deleteBlockUser } from './delete-block-user.ts';
import { getBlockUsers } from './get-block-users.ts';
import { getMe } from './get-me.ts';
import { getMember } from './get-member.ts';
import { getMembers } from './get-members.ts';
import { postBlockUser } from './post-block-user.ts';
import { putMember } from './put-member.ts';

export const routes: Route<Context>[] = [
  getMe,
  getMembers,
  getMember,
  putMember,
  getBlockUsers,
  postBlockUser,
  deleteBlockUser,
];
