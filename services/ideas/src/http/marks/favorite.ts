import { entityId, ok } from '@ideabox/http';
import { z } from 'zod';
import { NotFound } from '../../domain/errors.ts';
import { visibleIdea } from '../../store/ideas/visible-idea.ts';
import { addFavorite, dropFavorite } from '../../store/marks/favorites.ts';
import { route } from '../route.ts';

const call = {
  path: '/ideas/:id/favorite',
  access: 'member',
  params: { id: entityId() },
  result: z.object({ id: z.number().int(), my_favorite: z.boolean() }),
  notFound: 'Idea not found',
} as const;

export const putFavorite = route({
  ...call,
  method: 'put',
  summary: 'Make an idea one’s favourite',
  handle: async (context, { caller, params: { id } }) => {
    await visibleIdea(context, id, caller);
    await addFavorite(context.db, id, caller.id);
    return ok({ id, my_favorite: true });
  },
});

/** Also of an idea that is gone meanwhile: what is one's own one can drop. */
export const deleteFavorite = route({
  ...call,
  method: 'delete',
  summary: 'Let go of a favourite',
  handle: async (context, { caller, params: { id } }) => {
    if (!(await dropFavorite(context.db, id, caller.id))) {
      await visibleIdea(context, id, caller);
      throw new NotFound('Favorite');
    }
    return ok({ id, my_favorite: false });
  },
});
