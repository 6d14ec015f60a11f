import { sources } from '../store/own-rows.ts';
import { answerOwnList, ownList, ownRow } from './own-list.ts';
import { route } from './route.ts';

export const listMemberReads = route({
  ...ownList,
  path: '/members/:id/reads',
  summary: 'What one has read',
  result: ownRow,
  handle: (context, request) => answerOwnList(context, sources.reads, request),
});
