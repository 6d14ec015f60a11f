/** Puts the focus on a comment once it is drawn, after a dialog or form has given its own back. */
export function focusComment(id: number): void {
  focusLater(`comment-${id}`);
}

export function focusCommentsTitle(): void {
  focusLater('comments-title');
}

function focusLater(elementId: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.getElementById(elementId)?.focus({ preventScroll: false })),
  );
}
