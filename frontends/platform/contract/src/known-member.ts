import { forgetDrafts, takeOverDrafts } from './drafts.ts';
import { inBrowser } from './kept.ts';

const lastKey = 'ideabox.last_member';
const knownKey = 'ideabox.has_logged_in';

/** Whether anybody has ever logged in with this browser: who has not is offered to register first. */
export const hasLoggedInHere = (): boolean => inBrowser.text(knownKey) !== null;

/** Somebody is logged in: what they wrote before is theirs, what another member left unsent is nobody's to read. */
export function welcome(memberId: string): void {
  const last = inBrowser.text(lastKey);
  if (last !== null && last !== memberId) forgetDrafts(memberId);
  takeOverDrafts(memberId);
  inBrowser.keep(lastKey, memberId);
  inBrowser.keep(knownKey, '1');
}

/** Whether who was here last has logged out, in whichever tab; a session that ended by itself waits for its member. */
export const hasLeft = (): boolean => inBrowser.text(lastKey) === null;

/** The member has logged out: whoever uses the device next reads nothing of what they were writing. */
export function seeOff(): void {
  forgetDrafts();
  inBrowser.keep(lastKey, null);
}
