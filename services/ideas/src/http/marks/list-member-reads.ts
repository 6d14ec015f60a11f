import { sources } from '../../store/marks/own-rows.ts';
import { route } from '../route.ts';
import { answerOwnList, ownList, ownRow } from './own-list.ts';

export const listMemberReads = route({
  ...ownList,
  path: '/members/:id/reads',
  summary: 'What one has read',
  result: ownRow,
  handle: (context, request) => answerOwnList(context, sources.reads, request),
});
