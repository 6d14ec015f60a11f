import { type Service, service } from '@ideabox/grpc';
import type { IdentityServiceDefinition } from '@ideabox/protos/identity/v1/IdentityService';
import type { Context } from '../context.ts';
import { importMembers } from './import-members.ts';
import { listContacts } from './list-contacts.ts';
import { replayBlocks } from './replay-blocks.ts';
import { replayMembers } from './replay-members.ts';
import { resolveMember } from './resolve-member.ts';

export const rpc = (context: Context): Service[] => [
  service<IdentityServiceDefinition>('identity.v1.IdentityService', {
    ResolveMember: { callers: ['gateway'], handle: resolveMember(context) },
    ImportMembers: { callers: ['scripts'], handle: importMembers(context) },
    ReplayMembers: { callers: ['analytics', 'notifications'], handle: replayMembers(context) },
    ReplayBlocks: { callers: ['notifications'], handle: replayBlocks(context) },
    ListContacts: { callers: ['notifications'], handle: listContacts(context) },
  }),
];
