import { z } from 'zod';
import { sources, votesOf } from '../../store/marks/own-rows.ts';
import { voteTypes } from '../../store/marks/votes.ts';
import { route } from '../route.ts';
import { answerOwnList, ownList, ownRow } from './own-list.ts';

export const listMemberVotes = route({
  ...ownList,
  path: '/members/:id/votes',
  summary: 'One’s own votes',
  query: { ...ownList.query, type: z.enum(voteTypes).optional() },
  result: ownRow.extend({ type: z.enum(voteTypes) }),
  handle: (context, request) => {
    const { type } = request.query;
    return answerOwnList(context, type ? votesOf(type) : sources.votes, request);
  },
});
