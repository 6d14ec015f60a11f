type Block = 'start' | 'nearest';

/** Puts the focus on a comment once it is drawn, after a dialog or form has given its own back. */
export function focusComment(id: number, block: Block = 'nearest'): void {
  focusLater(`comment-${id}`, block);
}

export function focusCommentsTitle(block: Block = 'nearest'): void {
  focusLater('comments-title', block);
}

const patienceMs = 2_000;

function focusLater(elementId: string, block: Block): void {
  const end = performance.now() + patienceMs;
  const focus = () => {
    const element = document.getElementById(elementId);
    if (!element && performance.now() < end) return void requestAnimationFrame(focus);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block });
  };
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
