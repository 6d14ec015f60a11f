import type { Route } from '@ideabox/http';
import type { Context } from '../context.ts';
import { getMe } from './get-me.ts';
import { getMember } from './get-member.ts';
import { getMembers } from './get-members.ts';

export const routes: Route<Context>[] = [getMe, getMembers, getMember];
