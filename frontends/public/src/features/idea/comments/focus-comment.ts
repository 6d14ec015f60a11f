type Block = 'start' | 'nearest';

/** Puts the focus on a comment once it is drawn, after a dialog or form has given its own back. */
export function focusComment(id: number, block: Block = 'nearest'): void {
  focusLater(`comment-${id}`, block);
}

export function focusCommentsTitle(block: Block = 'nearest'): void {
  focusLater('comments-title', block);
}

function focusLater(elementId: string, block: Block): void {
  const focus = () => {
    const element = document.getElementById(elementId);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block });
  };
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
