import { commentNotifications } from './comment-notifications.ts';

const comment = { comment_id: 7, idea_id: 3, author_id: 'actor', parent_author_id: '' };
const told = (more: Partial<typeof comment>, ideaAuthor: string) =>
  commentNotifications({ ...comment, ...more }, ideaAuthor).map(({ member_id, kind }) => [member_id, kind]);

describe('commentNotifications', () => {
  test('a comment is told to the author of the idea', () => {
    expect(told({}, 'author')).toEqual([['author', 'comment_on_idea']]);
  });

  test('nobody is told of their own comment', () => {
    expect(told({}, 'actor')).toEqual([]);
    expect(told({ parent_author_id: 'actor' }, 'actor')).toEqual([]);
  });

  test('a reply is told to both authors', () => {
    expect(told({ parent_author_id: 'other' }, 'author')).toEqual([
      ['other', 'reply_to_comment'],
      ['author', 'comment_on_idea'],
    ]);
  });

  test('a reply to the author of the idea is told once', () => {
    expect(told({ parent_author_id: 'author' }, 'author')).toEqual([['author', 'reply_to_comment']]);
  });

  test('answering oneself below the idea of another tells that other', () => {
    expect(told({ parent_author_id: 'actor' }, 'author')).toEqual([['author', 'comment_on_idea']]);
  });
});
