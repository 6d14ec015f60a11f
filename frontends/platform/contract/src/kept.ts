/** A store of the browser that may be absent, forbidden or full: then nothing is kept, and nothing breaks. */
const keeper = (storage: () => Storage) => {
  const text = (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  return {
    text,
    /** Null where there is nothing that can be read. */
    json: (key: string): unknown => {
      try {
        return JSON.parse(text(key) ?? 'null');
      } catch {
        return null;
      }
    },
    /** An empty text is forgotten, as null is. */
    keep: (key: string, contents: string | null): void => {
      try {
        if (contents) storage().setItem(key, contents);
        else storage().removeItem(key);
      } catch {
        // Who kept it still has it, as long as the page lives.
      }
    },
    keys: (): string[] => {
      try {
        return Object.keys(storage());
      } catch {
        return [];
      }
    },
    /** Calls when another tab keeps or forgets something under the key. @returns what ends that. */
    watch: (key: string, changed: () => void): (() => void) => {
      const listen = (event: StorageEvent) => event.key === key && changed();
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
};

export type Keeper = ReturnType<typeof keeper>;

/** What this browser keeps from visit to visit. */
export const inBrowser = keeper(() => localStorage);

/** What this tab keeps over a reload and the way to the login. */
export const inTab = keeper(() => sessionStorage);
