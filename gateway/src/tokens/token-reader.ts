import { createHash } from 'node:crypto';
import type { Metrics } from '@ideabox/telemetry';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { requireAccessToken } from './access-token.ts';
import { type Identity, identityOf } from './identity.ts';
import { KeysUnavailable, tokenRefusal } from './token-refusal.ts';

const rememberedMs = 60_000;

const keysOf = (url: string): JWTVerifyGetKey => {
  const remote = createRemoteJWKSet(new URL(url), { timeoutDuration: 2_000, cooldownDuration: 30_000 });
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
        throw error;
      throw new KeysUnavailable(error);
    }
  };
};

/**
 * Reads access tokens of the identity provider. One that was in order is remembered by its hash, for a minute and never
 * past its expiry, so that a member who is busy costs one signature check a minute.
 * @throws ApiError 401 as the contract says; 503 while the provider's keys cannot be had
 */
export const createTokenReader = (options: {
  jwksUrl: string;
  issuer: string;
  audience: string;
  algorithms: string[];
  /** The clients of the product. */
  clients: string[];
  metrics: Metrics;
}): ((token: string) => Promise<Identity>) => {
  const keys = keysOf(options.jwksUrl);
  const { issuer, audience, algorithms, clients } = options;
  const remembered = new LRUCache<string, Identity>({ max: 10_000, ttl: rememberedMs });
  const verified = options.metrics.counter('gateway_tokens_verified_total', 'Signatures that were checked');
  return async (token) => {
    const hash = createHash('sha256').update(token).digest('base64');
    const known = remembered.get(hash);
    if (known && known.expiresAt > Date.now()) return known;
    verified.inc();
    try {
      const checks = { issuer, audience, algorithms, requiredClaims: ['sub', 'exp'], clockTolerance: 5 };
      const verification = await jwtVerify(token, keys, checks);
      requireAccessToken(verification, clients);
      const identity = identityOf(verification.payload);
      remembered.set(hash, identity);
      return identity;
    } catch (error) {
      throw tokenRefusal(error);
    }
  };
};
