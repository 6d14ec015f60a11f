import { ApiError } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useCallback } from 'react';

/** What the contract's messages say on the screen: each its own thing. */
const ids: Readonly<Record<string, string>> = {
  'Data not found': 'refusals.data_not_found',
  'Idea not found': 'refusals.idea_not_found',
  'Comment not found': 'refusals.comment_not_found',
  'Failed to store favorite': 'refusals.favorite_failed',
  'Role not found': 'refusals.role_not_found',
  'Favorite not found': 'refusals.favorite_not_found',
  'User not found': 'refusals.user_not_found',
  'HiddenUser not found': 'refusals.block_not_found',
  'HiddenUser already exists': 'refusals.block_exists',
  'Keyword not found': 'refusals.keyword_not_found',
  'Topic not found': 'refusals.topic_not_found',
  'Failed to store keyword': 'refusals.keyword_failed',
  'Message not found': 'refusals.message_not_found',
  'News not found': 'refusals.news_not_found',
  'Part not found': 'refusals.part_not_found',
  'Category not found': 'refusals.category_not_found',
  'Registry not found': 'refusals.registry_not_found',
  'Stepper not found': 'refusals.stepper_not_found',
  'Notification not found': 'refusals.notification_not_found',
  'Vote not found': 'refusals.vote_not_found',
  'Failed to update statistics': 'refusals.statistics_failed',
  'Similar comment already exists': 'refusals.similar_comment',
  'Signature verification failed': 'refusals.signature',
  'Algorithm not allowed': 'refusals.algorithm',
  'File not found': 'refusals.file_not_found',
  'Users not found': 'refusals.users_not_found',
  'Token not found': 'refusals.token_not_found',
  'This category only create subcomment': 'refusals.only_replies',
  'The given data was invalid': 'refusals.invalid',
  'Invalid Request': 'refusals.bad_request',
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
