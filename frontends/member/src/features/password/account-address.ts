type Place = { from: string; locale: string };

/**
 * The provider's page for one's own account, where the password is: at the same place below the realm with Keycloak
 * and with the provider that stands in for it. Keycloak shows a way back to who sent one there. Null where the
 * operators have not said which provider it is.
 */
export function accountAddress(
  features: Record<string, string> | undefined,
  { from, locale }: Place,
): string | null {
  const { keycloak_public_url: base, keycloak_realm: realm, keycloak_client_id: client } = features ?? {};
  const root = base && realm ? `${base.replace(/\/$/, '')}/realms/${encodeURIComponent(realm)}/account` : '';
  const url = URL.parse(root);
  if (!url) return null;
  if (client) url.searchParams.set('referrer', client);
  url.searchParams.set('referrer_uri', from);
  url.searchParams.set('ui_locales', locale);
  return url.href;
}
