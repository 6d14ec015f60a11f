import { ApiError } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useCallback } from 'react';

/** What the contract's messages say on the screen: each its own thing. */
const ids: Readonly<Record<string, string>> = {
  'Data not found': 'ui.server.data_not_found',
  'Idea not found': 'ui.server.idea_not_found',
  'Comment not found': 'ui.server.comment_not_found',
  'Failed to store favorite': 'ui.server.favorite_failed',
  'Role not found': 'ui.server.role_not_found',
  'Favorite not found': 'ui.server.favorite_not_found',
  'User not found': 'ui.server.user_not_found',
  'HiddenUser not found': 'ui.server.block_not_found',
  'HiddenUser already exists': 'ui.server.block_exists',
  'Keyword not found': 'ui.server.keyword_not_found',
  'Failed to store keyword': 'ui.server.keyword_failed',
  'Message not found': 'ui.server.message_not_found',
  'News not found': 'ui.server.news_not_found',
  'Part not found': 'ui.server.part_not_found',
  'Category not found': 'ui.server.category_not_found',
  'Registry not found': 'ui.server.registry_not_found',
  'Stepper not found': 'ui.server.stepper_not_found',
  'Notification not found': 'ui.server.notification_not_found',
  'Vote not found': 'ui.server.vote_not_found',
  'Failed to update statistics': 'ui.server.statistics_failed',
  'Similar comment already exists': 'ui.server.similar_comment',
  'Signature verification failed': 'ui.server.signature',
  'Algorithm not allowed': 'ui.server.algorithm',
  'File not found': 'ui.server.file_not_found',
  'Users not found': 'ui.server.users_not_found',
  'Token not found': 'ui.server.token_not_found',
  'This category only create subcomment': 'ui.server.only_replies',
  'The given data was invalid': 'ui.server.invalid',
  'Invalid Request': 'ui.server.bad_request',
};

/** A refusal in the reader's words; undefined where the server's message is none that a screen knows. */
export function useServerWords(): (error: unknown) => string | undefined {
  const text = useText();
  return useCallback(
    (error) => {
      const id =
        error instanceof ApiError && Object.hasOwn(ids, error.message) ? ids[error.message] : undefined;
      return id && text(id);
    },
    [text],
  );
}
