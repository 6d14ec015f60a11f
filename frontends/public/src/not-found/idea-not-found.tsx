import { NotFoundMessage } from './not-found-message.tsx';

export function IdeaNotFound() {
  return <NotFoundMessage id="idea.not_found" />;
}
