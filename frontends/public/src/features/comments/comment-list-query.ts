import { readText } from '../../lists/read-text.ts';

export const commentSorts = ['newest', 'oldest', 'rating'] as const;
export const commentPageSizes = [50, 100];

export type CommentListQuery = {
  keyword: string | undefined;
  sort: (typeof commentSorts)[number];
  limit: number;
  page: number;
};

const longestKeyword = 200;
const mostPages = 1_000_000;

/** What an address asks of the list of comments; anything it cannot mean becomes the default. */
export function readCommentListQuery(params: URLSearchParams): CommentListQuery {
  const page = Number(params.get('page'));
  return {
    keyword: readText(params, 'keyword', longestKeyword),
    sort: commentSorts.find((known) => known === params.get('sort')) ?? 'newest',
    limit: commentPageSizes.find((size) => size === Number(params.get('limit'))) ?? 50,
    page: Number.isSafeInteger(page) && page > 0 && page < mostPages ? page : 1,
  };
}
