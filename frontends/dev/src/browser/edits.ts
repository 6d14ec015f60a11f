/** A message as the build made it: a syntax tree, which is known by being that very one. */
export type Messages = Record<string, object>;

/** What has been written anew since the page came; one for all bundles of the page. */
class Edits {
  version = 0;
  readonly #newer = new Map<object, object>();
  readonly #added: Messages = {};
  readonly #listeners = new Set<() => void>();

  take(before: Messages, after: Messages): void {
    for (const [id, message] of Object.entries(after)) {
      const known = before[id];
      if (!known) this.#added[id] = message;
      else if (JSON.stringify(known) !== JSON.stringify(message)) this.#newer.set(known, message);
    }
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }

  /** The messages of a part of the page as they are written now. */
  applyTo(messages: Messages): Messages {
    const merged = { ...this.#added, ...messages };
    return Object.fromEntries(Object.entries(merged).map(([id, message]) => [id, this.#latest(message)]));
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #latest(message: object): object {
    const newer = this.#newer.get(message);
    return newer ? this.#latest(newer) : message;
  }
}

declare global {
  var ideaboxEdits: Edits | undefined;
}

globalThis.ideaboxEdits ??= new Edits();

export const edits = globalThis.ideaboxEdits;
