import type { IdeaCard } from '@ideabox/api-client';

const fields = [
  ...['id', 'name', 'contents', 'raw_contents', 'excerpt', 'hits', 'date_entered', 'tags', 'top_comment'],
  ...[
    'vote_count',
    'positive_count',
    'neutral_count',
    'negative_count',
    'point',
    'support_count',
    'comment_count',
  ],
  ...['first_vote_user_id', 'first_vote_user_name', 'second_vote_user_id', 'second_vote_user_name'],
  ...['stepper', 'user', 'category', 'situation', 'answer_status'],
] as const satisfies (keyof IdeaCard)[];

/** What a card shows of an idea that was searched for: excerpt and hits come to who names them, and then all the rest is named. */
export const foundFields = fields.join(',');
