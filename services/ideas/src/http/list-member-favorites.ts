import { sources } from '../store/own-rows.ts';
import { answerOwnList, ownList, ownRow } from './own-list.ts';
import { route } from './route.ts';

export const listMemberFavorites = route({
  ...ownList,
  path: '/members/:id/favorites',
  summary: 'One’s own favourites',
  result: ownRow,
  handle: (context, request) => answerOwnList(context, sources.favorites, request),
});
