/** Under which name a reply is kept. */
export const replyDraft = (ideaId: number, parentId: number) => `comment.${ideaId}.${parentId}`;
