import { type DialogName, inTab } from '@ideabox/contract';

export type OpenDialog = { name: DialogName; input: object };

const key = 'ideabox.dialog';

/** Keeps which dialog is open over a reload or the way to the login and back; none forgets the one kept. */
export function keepDialog(dialog: OpenDialog | null): void {
  inTab.keep(key, dialog && JSON.stringify(dialog));
}

/** The dialog kept, once. */
export function takeDialog(): OpenDialog | null {
  const kept = inTab.json(key);
  inTab.keep(key, null);
  return isDialog(kept) ? kept : null;
}

function isDialog(value: unknown): value is OpenDialog {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'name') === 'string' &&
    typeof Reflect.get(value, 'input') === 'object'
  );
}
