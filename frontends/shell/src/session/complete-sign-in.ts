import type { PageConfig } from '../config/page-config.ts';
import { takeReturnUrl } from './return-url.ts';

let completing: Promise<string> | null = null;

/** Exchanges the code for tokens and answers with the address to return to. A code is good only once. */
export function completeSignIn(config: PageConfig): Promise<string> {
  completing ??= exchange(config);
  return completing;
}

async function exchange({ oidc, basename }: PageConfig): Promise<string> {
  const { createUserManager } = await import('./user-manager.ts');
  await createUserManager(oidc, basename).signinCallback();
  return takeReturnUrl(`${basename}/`);
}
