import { rpcError } from '@ideabox/grpc';
import type { ListContactsRequest__Output as Request } from '@ideabox/protos/identity/v1/ListContactsRequest';
import type { ListContactsResponse } from '@ideabox/protos/identity/v1/ListContactsResponse';
import type { Context } from '../context.ts';
import { listContacts as list } from '../store/list-contacts.ts';

const maxMembers = 1_000;

export const listContacts =
  ({ db }: Context) =>
  async ({ member_ids }: Request): Promise<ListContactsResponse> => {
    if (member_ids.length > maxMembers) throw rpcError('INVALID_ARGUMENT', `at most ${maxMembers} a call`);
    return { contacts: await list(db, member_ids) };
  };
