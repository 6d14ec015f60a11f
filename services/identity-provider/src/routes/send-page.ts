import type { Request, Response } from 'express';
import type { Context } from '../context.ts';
import { localeFor, messagesFor } from '../messages/index.ts';
import { type PageFrame, pageHeaders } from '../pages/page.ts';

export function frameFor({ config, realm }: Context, request: Request, uiLocales: unknown): PageFrame {
  const asked = typeof uiLocales === 'string' ? uiLocales : undefined;
  const locale = localeFor(asked, request.get('accept-language'));
  return { locale, messages: messagesFor(locale), realm, site: config.WEB_ORIGINS[0] ?? config.ISSUER };
}

export function sendPage({ config }: Context, response: Response, status: number, document: string): void {
  response.status(status).set(pageHeaders(config.WEB_ORIGINS)).type('html').send(document);
}
