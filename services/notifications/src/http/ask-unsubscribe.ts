import { raw } from '@ideabox/http';
import { z } from 'zod';
import { siteName } from '../reading/site-name.ts';
import { findLanguages } from '../store/member-languages.ts';
import { route } from './route.ts';
import { unsubscribePage } from './unsubscribe-page.ts';
import { unsubscribingMember } from './unsubscribing-member.ts';

export const askUnsubscribe = route({
  method: 'get',
  path: '/unsubscribe/:token',
  summary: 'A page that asks whether to end mail; reached from a mail, without a login',
  access: 'anyone',
  params: { token: z.string().max(1_000) },
  notFound: 'Data not found',
  produces: 'text/html',
  handle: async (context, { params }) => {
    const member = unsubscribingMember(context, params.token);
    const languageOf = await findLanguages(context.db, [member]);
    const language = languageOf(member);
    const page = unsubscribePage({ site: siteName(context, language), language, done: false });
    return { ...raw('text/html', page), personal: true };
  },
});
