import { type OidcSettings, readStoredUser, type StoredUser, storedUserKey } from './stored-user.ts';

/** In this tab by its reader, in another tab, or because the session is over. */
export type Change = 'here' | 'elsewhere' | 'expired';

export type Tokens = {
  user: () => StoredUser | null;
  /** A token that is good for a while yet, renewed when needed; null for a visitor. */
  current: () => Promise<string | null>;
  /** A new token, after the API refused the one held; null when the session is over. */
  renew: () => Promise<string | null>;
  clear: (why: Change) => void;
  /** Why the session last began or ended. */
  lastChange: () => Change;
  /** Called when the session begins or ends, here or in another tab. */
  onChange: (listener: () => void) => () => void;
};

const marginSeconds = 20;

export function createTokens(settings: OidcSettings): Tokens {
  const listeners = new Set<() => void>();
  const key = storedUserKey(settings);
  let lastChange: Change = 'here';
  let renewing: Promise<string | null> | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const clear = (why: Change) => {
    localStorage.removeItem(key);
    lastChange = why;
    notify();
  };
  const renew = () => {
    renewing ??= renewOnce(settings)
      .catch((error: unknown) => {
        if (isRefusal(error)) clear('expired');
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
    lastChange = 'elsewhere';
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
