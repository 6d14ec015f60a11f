import type { ReplayBlocksResponse } from '@ideabox/protos/identity/v1/ReplayBlocksResponse';
import type { Context } from '../context.ts';
import { blockChanged } from '../store/block-facts.ts';
import { replayBlocks as read } from '../store/replay-blocks.ts';

export const replayBlocks = ({ db }: Context) =>
  async function* (): AsyncGenerator<ReplayBlocksResponse> {
    for await (const batch of read(db)) yield { blocks: batch.map(blockChanged) };
  };
