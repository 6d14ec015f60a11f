const key = 'ideabox.draft.inquiry';

/** What was typed and not yet sent; it outlives the dialog and the page, as long as the tab. */
export function readInquiry(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function writeInquiry(contents: string): void {
  try {
    if (contents) sessionStorage.setItem(key, contents);
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the draft lives as long as the dialog.
  }
}
