export type OidcSettings = { issuer: string; clientId: string };

export type StoredUser = {
  access_token: string;
  /** Seconds since 1970. */
  expires_at?: number;
  profile: { sub: string; nickname?: string; preferred_username?: string };
};

/** The key under which oidc-client-ts keeps its user. */
export function storedUserKey({ issuer, clientId }: OidcSettings): string {
  return `oidc.user:${issuer}:${clientId}`;
}

/** Read here without the library, so that a visitor's page never loads it. */
export function readStoredUser(settings: OidcSettings): StoredUser | null {
  try {
    const text = localStorage.getItem(storedUserKey(settings));
    return text ? (JSON.parse(text) as StoredUser) : null;
  } catch {
    return null;
  }
}
