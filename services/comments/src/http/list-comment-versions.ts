import { entityId, page, paging } from '@ideabox/http';
import { safeHtml } from '@ideabox/text';
import { z } from 'zod';
import { NotFound } from '../domain/errors.ts';
import { versionsOf } from '../store/comments/versions.ts';
import { visibleComment } from '../store/comments/visible-comment.ts';
import { linksOf } from './links.ts';
import { route } from './route.ts';

export const listCommentVersions = route({
  method: 'get',
  path: '/comments/:id/versions',
  summary: 'What a comment says and what it said before it was edited, newest first',
  access: 'anyone',
  params: { id: entityId() },
  query: paging({ limit: 50, max: 100 }),
  result: z.object({
    version: z.number().int().meta({ description: 'From 1' }),
    contents: z.string().meta({ description: 'Safe HTML' }),
    raw_contents: z.string().meta({ description: 'As typed' }),
    date_entered: z.string().meta({ description: 'Since when it says this' }),
  }),
  many: true,
  notFound: 'Comment not found',
  handle: async (context, { caller, params, query }) => {
    const { comment, scope } = await visibleComment(context, params.id, caller);
    if (comment.removed) throw new NotFound('Comment');
    const { rows, count } = await versionsOf(context.db, comment.id, query);
    const links = linksOf(context);
    const versions = rows.map(({ contents, ...version }) => ({
      ...version,
      contents: safeHtml(contents, links),
      raw_contents: contents,
    }));
    return page(versions, { ...query, count }, { personal: scope.personal });
  },
});
