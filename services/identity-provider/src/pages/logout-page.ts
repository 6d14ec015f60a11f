import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Config } from '../config.ts';
import { Html, html } from './html.ts';
import { koaFrame } from './koa-frame.ts';
import { page } from './page.ts';

/** Asks, unless the product proves with an ID token that the member pressed its own logout button. */
export function logoutPage(ctx: KoaContextWithOIDC, config: Config, form: string): void {
  const frame = koaFrame(ctx, config);
  const { messages, realm } = frame;
  const asked = ctx.oidc.entities.IdTokenHint !== undefined;
  const body = html`<p class="lead">${asked ? messages.loggingOut : messages.logoutQuestion}</p>
${new Html(form)}
<button type="submit" form="op.logoutForm" name="logout" value="yes" id="logout">${messages.logoutButton}</button>
${asked && html`<script src="${realm}/resources/press.js" data-button="logout"></script>`}`;
  ctx.body = page(frame, { title: messages.logoutTitle, body });
}
