import { isNamed, type Member } from './member.ts';

/** How many members one can block at a time; what has to be looked through for every reader stays small. */
export const maxBlocks = 1_000;

/**
 * Whether the one who blocks may name the blocked by their id: they were told whom they block, or are told now. Else an id
 * could be tried on a block to learn whose posts it hides.
 */
export const mayNameBlocked = (
  block: { named: boolean },
  blocked: Pick<Member, 'status' | 'hidden_contributor'>,
  toOperator: boolean,
): boolean => block.named || toOperator || isNamed(blocked);
