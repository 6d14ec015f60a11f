import { type ApiClient, createApiClient, visitorId } from '@ideabox/api-client';
import type { PageConfig } from '../config/page-config.ts';
import type { Tokens } from './tokens.ts';

const timeoutMs = 10_000;

export function createApi({ locale, locales }: PageConfig, tokens: Tokens): ApiClient {
  return createApiClient({
    baseUrl: '/api/v1',
    accessToken: tokens.current,
    renewToken: tokens.renew,
    isLoggedIn: () => tokens.user() !== null,
    lang: locales.length > 1 ? locale : undefined,
    visitorId: visitorId(),
    timeoutMs,
  });
}
