type Standing = { vote_count: number; comment_count: number; category: { status: string } };

/** What its author and operators may do with an idea; whether the server agrees is the server's to say. */
export function mayManage(
  idea: Standing,
  { isAuthor, isOperator }: { isAuthor: boolean; isOperator: boolean },
) {
  const isFree = isAuthor && idea.vote_count === 0 && idea.comment_count === 0;
  return {
    edit: isOperator || (isAuthor && idea.category.status !== 'completed'),
    answer: isOperator,
    remove: isOperator || isFree,
    removeNeedsReason: !isFree,
  };
}
