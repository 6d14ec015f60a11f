const keyOf = (owner: string, name: string) => `ideabox.draft.${owner}.${name}`;

/** What a member left unsent in a form; empty where there is nothing. */
export function readDraft(owner: string | undefined, name: string): string {
  try {
    return (owner && localStorage.getItem(keyOf(owner, name))) || '';
  } catch {
    return '';
  }
}

/** Keeps it through a reload and the way to the login; an empty text is forgotten. */
export function writeDraft(owner: string | undefined, name: string, contents: string): void {
  if (!owner) return;
  try {
    if (contents) localStorage.setItem(keyOf(owner, name), contents);
    else localStorage.removeItem(keyOf(owner, name));
  } catch {
    // Without storage a draft lives as long as its form.
  }
}
