import { type ApiClient, type ApiOptions, createApiClient, visitorId } from '@ideabox/api-client';
import type { PageConfig } from '../config/page-config.ts';
import { getMe } from './get-me.ts';
import { refusalOf } from './refusal-of.ts';
import type { Tokens } from './tokens.ts';

const timeoutMs = 10_000;

export function createApi({ locale, locales }: PageConfig, tokens: Tokens): ApiClient {
  const options: Omit<ApiOptions, 'isRefused'> = {
    baseUrl: '/api/v1',
    accessToken: tokens.current,
    renewToken: tokens.renew,
    isLoggedIn: () => tokens.user() !== null,
    lang: locales.length > 1 ? locale : undefined,
    visitorId: visitorId(),
    timeoutMs,
  };
  const itself = createApiClient({ ...options, isRefused: async () => false });
  let asking: Promise<boolean> | undefined;
  // A call may be refused for what it asks; who may not even learn who they are is refused altogether.
  const ask = async () => {
    const answer: unknown = await getMe(itself).catch((error: unknown) => error);
    const refusal = refusalOf(answer);
    if (refusal) tokens.clear(refusal);
    return refusal !== null;
  };
  const isRefused = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  return createApiClient({ ...options, isRefused });
}
