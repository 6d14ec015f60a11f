import { z } from 'zod';
import { sources } from '../store/own-rows.ts';
import { voteTypes } from '../store/votes.ts';
import { answerOwnList, ownList, ownRow } from './own-list.ts';
import { route } from './route.ts';

export const listMemberVotes = route({
  ...ownList,
  path: '/members/:id/votes',
  summary: 'One’s own votes',
  result: ownRow.extend({ type: z.enum(voteTypes) }),
  handle: (context, request) => answerOwnList(context, sources.votes, request),
});
