import { seeOff } from '@ideabox/contract';
import type { PageConfig } from '../config/page-config.ts';
import { forgetReturnUrl, rememberReturnUrl } from './return-url.ts';

/** Leaves for the provider's login or registration page. */
export async function signIn(config: PageConfig, intent: 'login' | 'register'): Promise<void> {
  const { createUserManager } = await import('./user-manager.ts');
  rememberReturnUrl(window.location);
  const manager = createUserManager(config.oidc, config.basename);
  const extra = { ui_locales: config.locale, ...(intent === 'register' ? { prompt: 'create' } : {}) };
  await manager.signinRedirect(extra);
}

/** Ends the session here and at the provider. */
export async function signOut(config: PageConfig): Promise<void> {
  const { createUserManager } = await import('./user-manager.ts');
  forgetReturnUrl();
  seeOff();
  await createUserManager(config.oidc, config.basename).signoutRedirect();
}
