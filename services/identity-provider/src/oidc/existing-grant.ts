import type { KoaContextWithOIDC } from 'oidc-provider';
import { apiResource, scopes } from './api-resource.ts';

/** The only client is the product itself, so nobody is asked for consent: a grant is there, or is made. */
export async function existingGrant(ctx: KoaContextWithOIDC) {
  const { provider, client, session } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const found = grantId ? await provider.Grant.find(grantId) : undefined;
  if (found) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes);
  grant.addResourceScope(apiResource, scopes);
  await grant.save();
  return grant;
}
