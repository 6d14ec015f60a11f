import type { VoteType } from '@ideabox/api-client';

/** In the order in which they are offered. */
export const voteTypes: readonly VoteType[] = ['positive', 'neutral', 'negative'];
