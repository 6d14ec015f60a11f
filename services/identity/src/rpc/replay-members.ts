import type { ReplayMembersResponse } from '@ideabox/protos/identity/v1/ReplayMembersResponse';
import type { Context } from '../context.ts';
import { memberChanged } from '../store/member-facts.ts';
import { replayMembers as read } from '../store/replay-members.ts';

export const replayMembers = ({ db }: Context) =>
  async function* (): AsyncGenerator<ReplayMembersResponse> {
    for await (const batch of read(db)) yield { members: batch.map(memberChanged) };
  };
