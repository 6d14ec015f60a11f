import type { Route } from '@ideabox/http';
import type { Context } from '../context.ts';
import { deleteBlockUser } from './delete-block-user.ts';
import { deleteIcon } from './delete-icon.ts';
import { deleteMember } from './delete-member.ts';
import { getAudit } from './get-audit.ts';
import { getBlockUsers } from './get-block-users.ts';
import { getExport } from './get-export.ts';
import { getIcon } from './get-icon.ts';
import { getMe } from './get-me.ts';
import { getMember } from './get-member.ts';
import { getMembers } from './get-members.ts';
import { getPostalCode } from './get-postal-code.ts';
import { postBlockUser } from './post-block-user.ts';
import { putIcon } from './put-icon.ts';
import { putMember } from './put-member.ts';
import { putRoles } from './put-roles.ts';
import { putStatus } from './put-status.ts';

export const routes: Route<Context>[] = [
  getMe,
  getMembers,
  getMember,
  putMember,
  deleteMember,
  getIcon,
  putIcon,
  deleteIcon,
  getExport,
  putRoles,
  putStatus,
  getBlockUsers,
  postBlockUser,
  deleteBlockUser,
  getPostalCode,
  getAudit,
];
