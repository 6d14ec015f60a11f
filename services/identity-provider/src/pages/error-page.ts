import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Config } from '../config.ts';
import type { MessageKey } from '../messages/index.ts';
import { html } from './html.ts';
import { koaFrame } from './koa-frame.ts';
import { type PageFrame, page } from './page.ts';

export function messagePage(frame: PageFrame, key: MessageKey): string {
  const { messages } = frame;
  const body = html`<p class="alert" role="alert">${messages[key]}</p>`;
  return page(frame, { title: messages.errorTitle, body });
}

function keyFor(status: number, name: string): MessageKey {
  if (name === 'SessionNotFound') return 'errorExpired';
  if (status === 404) return 'errorNotFound';
  return status >= 500 ? 'errorServer' : 'errorRequest';
}

/** What the provider shows where it must not send a browser back; details are in its log alone. */
export function errorPage(ctx: KoaContextWithOIDC, config: Config, error: Error): void {
  ctx.body = messagePage(koaFrame(ctx, config), keyFor(ctx.status, error.name));
}
