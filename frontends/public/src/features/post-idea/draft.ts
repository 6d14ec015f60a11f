export type IdeaDraft = { category: string; name: string; contents: string };

const key = 'ideabox.idea-draft';
export const emptyDraft: IdeaDraft = { category: '', name: '', contents: '' };

/** What was typed and not yet posted; it outlives the dialog, the page and the way to the login. */
export function readDraft(): IdeaDraft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isDraft(stored) ? stored : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

export function writeDraft(draft: IdeaDraft): void {
  localStorage.setItem(key, JSON.stringify(draft));
}

export function clearDraft(): void {
  localStorage.removeItem(key);
}

function isDraft(value: unknown): value is IdeaDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['category', 'name', 'contents'].every((field) => typeof Reflect.get(value, field) === 'string')
  );
}
