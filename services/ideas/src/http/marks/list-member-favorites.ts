import { sources } from '../../store/marks/own-rows.ts';
import { route } from '../route.ts';
import { answerOwnList, ownList, ownRow } from './own-list.ts';

export const listMemberFavorites = route({
  ...ownList,
  path: '/members/:id/favorites',
  summary: 'One’s own favourites',
  result: ownRow,
  handle: (context, request) => answerOwnList(context, sources.favorites, request),
});
