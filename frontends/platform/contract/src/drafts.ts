import { inBrowser, inTab, type Keeper } from './kept.ts';

const prefix = 'ideabox.draft.';

/** Whose the drafts of somebody are who has not logged in yet: kept in their tab, until they have. */
export const nobody = 'visitor';

/** Where the drafts of their owner are kept. */
export const storeOf = (owner: string): Keeper => (owner === nobody ? inTab : inBrowser);

/** Under which key the attempt to send a draft is kept. */
export const attemptBeside = (draft: string) => `${draft}.attempt`;

/** Keeps a draft; an empty one is forgotten, and with it the attempt to send it. */
export function keepDraft(store: Keeper, draft: string, contents: string | null): void {
  store.keep(draft, contents);
  if (!contents) store.keep(attemptBeside(draft), null);
}

const isOf = (key: string, owner: string) => `${key}.`.includes(`.${owner}.`);

/** Forgets what was being written here; but for one member, and what nobody is known to have written. */
export function forgetDrafts(except?: string): void {
  for (const store of [inBrowser, inTab])
    for (const key of store.keys())
      if (key.startsWith(prefix) && !(except && (isOf(key, except) || isOf(key, nobody))))
        store.keep(key, null);
}

/** What somebody wrote before they logged in is theirs from now on, but where they have a draft already. */
export function takeOverDrafts(memberId: string): void {
  for (const key of inTab.keys()) {
    if (!key.startsWith(prefix) || !isOf(key, nobody)) continue;
    const own = `${key}.`.replace(`.${nobody}.`, `.${memberId}.`).slice(0, -1);
    if (inBrowser.text(own) === null) inBrowser.keep(own, inTab.text(key));
    inTab.keep(key, null);
  }
}
