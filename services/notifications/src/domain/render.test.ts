import { type Language, languages } from '@ideabox/text';
import { messagesIn } from './messages-in.ts';
import { kinds } from './notification.ts';
import { render, type Subject } from './render.ts';
import { templateOf } from './template-of.ts';

const subject: Subject = {
  kind: 'comment_on_idea',
  actor: { portal_name: '山田', status: 'active', hidden: false },
  ideaName: '窓口を{count}つに',
  categoryName: null,
  newsName: null,
  excerpt: '賛成です',
  parameters: {},
};

describe('render', () => {
  test('a comment in Japanese', () => {
    expect(render(subject, 'ja')).toEqual({
      name: 'アイデアにコメントが届きました',
      contents: '山田さんがあなたのアイデア「窓口を{count}つに」にコメントしました。\n賛成です',
    });
  });

  test('who has withdrawn, who is not known, and what was removed', () => {
    const gone = {
      ...subject,
      actor: { portal_name: '', status: 'withdrawn', hidden: false },
      ideaName: null,
      excerpt: null,
    };
    expect(render(gone, 'ja').contents).toBe(
      '退会した会員があなたのアイデア「削除されたアイデア」にコメントしました。',
    );
    expect(render({ ...gone, actor: null }, 'en').contents).toBe(
      'A member commented on your idea “removed idea”.',
    );
  });

  test('the first vote and a round number', () => {
    const votes = (milestone: number, language: Language) =>
      render({ ...subject, kind: 'vote_milestone', excerpt: null, parameters: { milestone } }, language).name;
    expect(votes(1, 'ja')).toBe('アイデアに初めての投票がありました');
    expect(votes(1_000, 'ja')).toBe('アイデアの投票が1,000票になりました');
    expect(votes(1, 'en')).toBe('First vote on your idea');
    expect(votes(1_000, 'ru')).toMatch(/1\s000/);
  });

  test.each(languages)('%s has the messages and placeholders of ja', (language) => {
    const placeholders = (value: object) =>
      Object.entries(value).map(([key, text]: [string, Record<string, string>]) => [
        key,
        Object.entries(text).map(([part, words]) => [part, [...words.matchAll(/\{\w+\}/g)].flat().sort()]),
      ]);
    expect(placeholders(messagesIn(language))).toEqual(placeholders(messagesIn('ja')));
    for (const kind of kinds) expect(messagesIn(language)).toHaveProperty(templateOf(kind, {}));
  });
});
