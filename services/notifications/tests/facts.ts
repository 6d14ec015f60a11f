/** Facts as their owners publish them, with what a test says of them. */
export const member = (id: string, more: object = {}) => ({
  member_id: id,
  portal_name: id,
  roles: ['general'],
  status: 'MEMBER_STATUS_ACTIVE',
  date_entered: '2026-01-01T00:00:00Z',
  revision: 1,
  ...more,
});

export const idea = (idea_id: number, author_id: string, more: object = {}) => ({
  idea_id,
  name: `アイデア${idea_id}`,
  contents: '本文',
  category_id: 1,
  author_id,
  author_role: 'general',
  date_entered: '2026-01-01T00:00:00Z',
  cause: 'IDEA_CAUSE_POSTED',
  revision: 1,
  ...more,
});

export const comment = (comment_id: number, idea_id: number, author_id: string, more: object = {}) => ({
  comment_id,
  idea_id,
  author_id,
  author_role: 'general',
  serial_number: 1,
  contents: `コメント${comment_id}`,
  category_id: 1,
  date_entered: '2026-01-02T00:00:00Z',
  cause: 'COMMENT_CAUSE_POSTED',
  revision: 1,
  ...more,
});

export const vote = (idea_id: number, idea_vote_count: number, more: object = {}) => ({
  idea_id,
  member_id: `voter-${idea_vote_count}`,
  member_role: 'general',
  type: 'VOTE_TYPE_POSITIVE',
  date_entered: '2026-01-02T00:00:00Z',
  category_id: 1,
  idea_vote_count,
  revision: 1,
  ...more,
});
