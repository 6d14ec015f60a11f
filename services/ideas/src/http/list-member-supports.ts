import { sources } from '../store/own-rows.ts';
import { answerOwnList, ownList, ownRow } from './own-list.ts';
import { route } from './route.ts';

export const listMemberSupports = route({
  ...ownList,
  path: '/members/:id/supports',
  summary: 'What one supports',
  result: ownRow,
  handle: (context, request) => answerOwnList(context, sources.supports, request),
});
