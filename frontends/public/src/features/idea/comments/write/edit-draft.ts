/** Under which name the changed text of a comment is kept. */
export const editDraft = (id: number) => `comment-edit.${id}`;
