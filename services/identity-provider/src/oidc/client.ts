import type { ClientMetadata } from 'oidc-provider';

export const clientId = 'ideabox-web';
const locales = ['ja', 'en', 'fr', 'es', 'pt', 'ru', 'zh'];

/** The product's only client: a browser application, which cannot keep a secret and proves itself by PKCE. */
export function webClient(origins: string[]): ClientMetadata {
  const localized = (path: string) =>
    ['', ...locales.map((locale) => `/${locale}`)].map((at) => `${at}${path}`);
  return {
    client_id: clientId,
    client_name: 'アイデアボックス',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: 'openid profile email offline_access',
    redirect_uris: origins.flatMap((origin) => localized('/callback').map((path) => origin + path)),
    post_logout_redirect_uris: origins.flatMap((origin) =>
      ['', ...localized('/'), ...locales.map((locale) => `/${locale}`)].map((path) => origin + path),
    ),
  };
}
