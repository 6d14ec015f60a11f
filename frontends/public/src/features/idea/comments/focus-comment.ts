import { glide } from '@ideabox/ui';

type Block = 'start' | 'nearest';

/** Puts the focus on a comment once it is drawn, after a dialog or form has given its own back. */
export function focusComment(id: number): void {
  focusLater(`comment-${id}`, 'nearest');
}

/** Goes to the comment that one has just posted; who writes on meanwhile keeps the focus. */
export function goToPosted(id: number): void {
  focusLater(`comment-${id}`, 'nearest', () => !isWriting());
}

function isWriting(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLTextAreaElement && activeElement.value !== '';
}

/** Goes to the comment that the address names. It may come late: who has begun something else meanwhile keeps the focus. */
export function goToComment(id: number): void {
  focusLater(`comment-${id}`, 'start', isFocusFree);
}

export function focusCommentsTitle(block: Block = 'nearest'): void {
  focusLater('comments-title', block);
}

/** The field for a comment of one's own, of which a page has one. */
export const composerId = 'comment-contents';

export function goToComposer(): void {
  focusLater(composerId, 'nearest');
}

const patienceMs = 10_000;

/** On nothing, or on the page as a whole, where a navigation puts it. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.id === 'main';
}

function focusLater(elementId: string, block: Block, mayFocus = () => true): void {
  const end = performance.now() + patienceMs;
  const focus = () => {
    const element = document.getElementById(elementId);
    // A dialog gives the focus back when it closes, which on a busy device is later than what it has done.
    const isReady = element && !document.querySelector('dialog[open]');
    if (!isReady && performance.now() < end) return void requestAnimationFrame(focus);
    if (mayFocus()) element?.focus({ preventScroll: true });
    if (element) glide(() => element.scrollIntoView({ block }));
  };
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
