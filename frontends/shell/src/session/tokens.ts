import { type OidcSettings, readStoredUser, type StoredUser, storedUserKey } from './stored-user.ts';

/** In this tab by its reader, in another tab, because the session is over, or because the account may not be used here. */
export type Change = { why: 'here' | 'elsewhere' | 'expired' } | Refusal;

/** `until` is an ISO time, where the account may be used again by itself. */
type Refusal = { why: 'refused'; until?: string };

export type Tokens = {
  user: () => StoredUser | null;
  /** A token that is good for a while yet, renewed when needed; null for a visitor, and where the provider gives none now. */
  current: () => Promise<string | null>;
  /** A new token, after the API refused the one held; null when the session is over, and where the provider gives none now. */
  renew: () => Promise<string | null>;
  clear: (change: Change) => void;
  /** Why the session last began or ended. */
  lastChange: () => Change;
  /** Called when the session begins or ends, here or in another tab. */
  onChange: (listener: () => void) => () => void;
};

const marginSeconds = 20;
/** So long the provider is left alone after it did not answer, so that reading does not wait for it at every call. */
const restMs = 15_000;

export function createTokens(settings: OidcSettings): Tokens {
  const listeners = new Set<() => void>();
  const key = storedUserKey(settings);
  let lastChange: Change = { why: 'here' };
  let renewing: Promise<string | null> | null = null;
  let restUntil = 0;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const clear = (change: Change) => {
    localStorage.removeItem(key);
    lastChange = change;
    notify();
  };
  const renew = async () => {
    if (performance.now() < restUntil) return null;
    renewing ??= renewOnce(settings)
      .catch((error: unknown) => {
        if (isRefusal(error)) clear({ why: 'expired' });
        else restUntil = performance.now() + restMs;
        return null;
      })
      .finally(() => {
        renewing = null;
      });
    return renewing;
  };
  window.addEventListener('storage', (event) => {
    // No key: everything was cleared.
    if (event.key !== key && event.key !== null) return;
    lastChange = { why: 'elsewhere' };
    notify();
  });
  return {
    user: () => readStoredUser(settings),
    current: async () => {
      const user = readStoredUser(settings);
      return user && !isExpiring(user) ? user.access_token : user && renew();
    },
    renew,
    clear,
    lastChange: () => lastChange,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isExpiring(user: StoredUser): boolean {
  return (user.expires_at ?? 0) - Date.now() / 1000 < marginSeconds;
}

/** The provider said no; a provider that cannot be reached ends nobody's session. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'ErrorResponse';
}

/** One tab at a time: the provider takes a refresh token only once. */
async function renewOnce(settings: OidcSettings): Promise<string | null> {
  const before = readStoredUser(settings)?.access_token;
  return navigator.locks.request('ideabox.renew', async () => {
    const now = readStoredUser(settings);
    if (!now) return null;
    if (now.access_token !== before && !isExpiring(now)) return now.access_token;
    const { createUserManager } = await import('./user-manager.ts');
    const user = await createUserManager(settings, '').signinSilent();
    if (!user) throw new Error('the provider gave no new token');
    return user.access_token;
  });
}
