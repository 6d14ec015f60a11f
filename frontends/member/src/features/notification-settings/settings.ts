/** What a notification tells, in the order in which one is asked about it. */
export const kinds = [
  'comment_on_idea',
  'reply_to_comment',
  'support_on_idea',
  'vote_milestone',
  'rating_of_comment',
  'official_answer',
  'category',
  'news',
  'moderation',
] as const;

export type Kind = (typeof kinds)[number];

export const frequencies = ['instant', 'daily', 'off'] as const;

/** The API keeps a third way, web push, by which nothing is sent: it is not asked about. */
type Setting = { in_app: boolean; email: (typeof frequencies)[number] };

export type Settings = { language: string } & Record<Kind, Setting>;

/** What is changed of the settings; what is left out stays as it is. */
export function settingsChange(before: Settings, after: Settings): Partial<Settings> {
  const change: Partial<Settings> = {};
  if (after.language !== before.language) change.language = after.language;
  for (const kind of kinds) {
    const { in_app, email } = after[kind];
    if (in_app !== before[kind].in_app || email !== before[kind].email) change[kind] = { in_app, email };
  }
  return change;
}
