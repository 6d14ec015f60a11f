import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Config } from '../config.ts';
import { localeFor, messagesFor } from '../messages/index.ts';
import { type PageFrame, pageHeaders } from './page.ts';

/** The frame of a page that `oidc-provider` itself answers with, its headers set. */
export function koaFrame(ctx: KoaContextWithOIDC, config: Config): PageFrame {
  const uiLocales = ctx.oidc?.params?.ui_locales;
  const locale = localeFor(typeof uiLocales === 'string' ? uiLocales : undefined, ctx.get('accept-language'));
  ctx.type = 'html';
  ctx.set(pageHeaders(config.WEB_ORIGINS));
  const site = config.WEB_ORIGINS[0] ?? config.ISSUER;
  return { locale, messages: messagesFor(locale), realm: new URL(config.ISSUER).pathname, site };
}
