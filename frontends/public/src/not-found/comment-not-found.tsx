import { NotFoundMessage } from './not-found-message.tsx';

export function CommentNotFound() {
  return <NotFoundMessage id="comment.not_found" />;
}
