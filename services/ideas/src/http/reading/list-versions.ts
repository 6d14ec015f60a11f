import { entityId, page, paging, seesEveryone, toUser, userSchema } from '@ideabox/http';
import { safeHtml } from '@ideabox/text';
import { z } from 'zod';
import { linksWithin } from '../../domain/links.ts';
import { versionsOf } from '../../store/ideas/versions.ts';
import { visibleIdea } from '../../store/ideas/visible-idea.ts';
import { route } from '../route.ts';

export const listVersions = route({
  method: 'get',
  path: '/ideas/:id/versions',
  summary: 'The texts that an idea has had, newest first',
  access: 'anyone',
  params: { id: entityId() },
  query: paging({ limit: 20, max: 100 }),
  result: z.object({
    version: z.number().int(),
    name: z.string(),
    contents: z.string().meta({ description: 'Safe HTML' }),
    raw_contents: z.string().meta({ description: 'As typed' }),
    date_entered: z.string(),
    user: userSchema.meta({ description: 'Who wrote it: the author, or an operator' }),
  }),
  many: true,
  notFound: 'Idea not found',
  handle: async (context, { caller, params: { id }, query }) => {
    const { personal } = await visibleIdea(context, id, caller);
    const { versions, count } = await versionsOf(context.db, id, query);
    const links = linksWithin(context.publicUrl);
    const shown = versions.map(({ contents, writer, writer_id, date_entered, ...version }) => ({
      ...version,
      contents: safeHtml(contents, links),
      raw_contents: contents,
      date_entered: date_entered.toISOString(),
      user: toUser(writer, writer_id, caller),
    }));
    return page(shown, { count, ...query }, { personal: personal || seesEveryone(caller) });
  },
});
