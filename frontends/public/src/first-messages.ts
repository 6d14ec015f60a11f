/** The pages that say nothing but the first messages, and so go without the others. */
export const firstPages = ['home'];

/** What they say, by ids and beginnings of ids; all else that this remote says comes with its other screens. */
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
  'ideas.empty',
  'stage.of',
  'vote.negative',
  'vote.neutral',
  'vote.of_type',
  'vote.point',
  'vote.positive',
];

export const isFirstMessage = (id: string): boolean =>
  firstMessages.some((first) => (first.endsWith('.') ? id.startsWith(first) : id === first));
