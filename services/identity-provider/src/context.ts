import type { Logger } from '@ideabox/telemetry';
import type Provider from 'oidc-provider';
import type { AccountStore } from './accounts/account-store.ts';
import type { LoginLimiter } from './accounts/login-limiter.ts';
import type { Config } from './config.ts';

export interface Context {
  config: Config;
  log: Logger;
  accounts: AccountStore;
  limiter: LoginLimiter;
  provider: Provider;
  /** The path that the issuer names, `/realms/ideabox`. */
  realm: string;
}
