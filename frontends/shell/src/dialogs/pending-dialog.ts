import type { DialogName } from '@ideabox/contract';

export type OpenDialog = { name: DialogName; input: object };

const key = 'ideabox.dialog';

/** Keeps which dialog is open over a reload or the way to the login and back; none forgets the one kept. */
export function keepDialog(dialog: OpenDialog | null): void {
  try {
    if (dialog) sessionStorage.setItem(key, JSON.stringify(dialog));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the dialog has to be opened again by hand.
  }
}

/** The dialog kept, once. */
export function takeDialog(): OpenDialog | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    return isDialog(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isDialog(value: unknown): value is OpenDialog {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'name') === 'string' &&
    typeof Reflect.get(value, 'input') === 'object'
  );
}
