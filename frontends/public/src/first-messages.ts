/** What home says, by ids and beginnings of ids; all else that this remote says comes with its other screens. */
export const firstMessages = [
  'home.',
  'author.',
  'list.',
  'category.',
  'news.',
  'answer.status.',
  'idea.answered',
  'idea.comments',
  'idea.tags',
  'idea.tags.more',
  'idea.top_comment',
  'idea.votes',
  'ideas.empty',
  'stage.of',
  'vote.summary',
];
