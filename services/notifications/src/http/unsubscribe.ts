import { raw } from '@ideabox/http';
import { z } from 'zod';
import { kinds } from '../domain/notification.ts';
import { siteName } from '../reading/site-name.ts';
import { findLanguages } from '../store/member-languages.ts';
import { changeSettings } from '../store/settings.ts';
import { route } from './route.ts';
import { unsubscribePage } from './unsubscribe-page.ts';
import { unsubscribingMember } from './unsubscribing-member.ts';

// No body is declared: mail programs post one of any kind (RFC 8058), and the link alone says what is asked.
export const unsubscribe = route({
  method: 'post',
  success: 200,
  path: '/unsubscribe/:token',
  summary: 'Ends all mail to the member whom the link was sent to, without a login; answers with a page',
  access: 'anyone',
  params: { token: z.string().max(1_000) },
  notFound: 'Data not found',
  produces: 'text/html',
  handle: async (context, { params }) => {
    const member = unsubscribingMember(context, params.token);
    await changeSettings(
      context.db,
      member,
      kinds.map((kind) => ({ kind, email: 'off' as const })),
    );
    const languageOf = await findLanguages(context.db, [member]);
    const language = languageOf(member);
    const page = unsubscribePage({ site: siteName(context, language), language, done: true });
    return { ...raw('text/html', page), personal: true };
  },
});
