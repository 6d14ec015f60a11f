import { sources } from '../../store/marks/own-rows.ts';
import { route } from '../route.ts';
import { answerOwnList, ownList, ownRow } from './own-list.ts';

export const listMemberSupports = route({
  ...ownList,
  path: '/members/:id/supports',
  summary: 'What one supports',
  result: ownRow,
  handle: (context, request) => answerOwnList(context, sources.supports, request),
});
