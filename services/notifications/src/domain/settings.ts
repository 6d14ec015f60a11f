import type { Kind } from './notification.ts';

export const frequencies = ['instant', 'daily', 'off'] as const;
type Frequency = (typeof frequencies)[number];

/** How a member wants to be told of one kind. */
export type Setting = { in_app: boolean; email: Frequency; web_push: boolean };

/** What mail a member gets who has set nothing: at once what asks for them, once a day what talks to them, else none. */
const mail: Record<Kind, Frequency> = {
  comment_on_idea: 'daily',
  reply_to_comment: 'daily',
  vote_milestone: 'off',
  support_on_idea: 'daily',
  rating_of_comment: 'off',
  official_answer: 'instant',
  category: 'off',
  news: 'off',
  moderation: 'instant',
};

export const defaultSetting = (kind: Kind): Setting => ({ in_app: true, email: mail[kind], web_push: false });
