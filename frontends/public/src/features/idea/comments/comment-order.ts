/** In which order an idea's comments are read; `high` shows the highly rated ones alone. */
export const commentOrders = ['newest', 'oldest', 'rating', 'high'] as const;
export type CommentOrder = (typeof commentOrders)[number];
export type CommentPlace = { order: CommentOrder; page: number };

/** What an address asks of the comments; anything it cannot mean becomes the first page of the newest. */
export function readCommentPlace(params: URLSearchParams): CommentPlace {
  const page = Number(params.get('page'));
  return {
    order: commentOrders.find((known) => known === params.get('comments')) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
}

/** The query of an address that shows them so; `order_target` keeps the reader at the comments. */
export function commentQuery({ order, page }: CommentPlace): string {
  const params = new URLSearchParams();
  if (order !== 'newest') params.set('comments', order);
  if (page > 1) params.set('page', String(page));
  params.set('order_target', 'comments');
  return params.toString();
}
