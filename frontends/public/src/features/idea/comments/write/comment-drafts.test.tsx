import { inBrowser, welcome } from '@ideabox/contract';
import { screen, waitFor } from '@testing-library/react';
import { edge, failures, memberSample } from '../../../../../../platform/testing/src/index.ts';
import { draftKey } from '../../draft.ts';
import { ideaAnswers } from '../../testing/samples.ts';
import { field, key, keysSent, open, send } from '../testing/open-comments.tsx';
import { replyDraft } from './reply-draft.ts';

beforeEach(() => edge.answer(ideaAnswers()));

const other = { ...memberSample, id: '00000000-0000-4000-8000-000000000004' };
const replyKey = draftKey(memberSample.id, replyDraft(7, 11));
const reply = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'No.001への返信を書く' });

test('a comment and a reply that are not sent are kept, and never pass to another member', async () => {
  const first = open();
  await first.fill(field(), '書きかけのコメント');
  await first.user.click(await screen.findByRole('button', { name: 'No.001に返信する' }));
  await waitFor(reply);
  await first.fill(reply(), '書きかけの返信');
  first.unmount();
  const { become } = open();
  await waitFor(reply);
  expect([field().value, reply().value]).toEqual(['書きかけのコメント', '書きかけの返信']);
  become(other);
  await waitFor(() => expect(screen.queryByDisplayValue('書きかけの返信')).toBeNull());
  expect(field().value).toBe('');
});

test('whose session ends while writing keeps the text and is told how to go on', async () => {
  const { become, fill, shell, user } = open();
  await fill(field(), '書きかけのコメント');
  become('expired');
  await screen.findByText(/^ログインしていません。書いた内容は/);
  expect(field().value).toBe('書きかけのコメント');
  await user.click(screen.getByRole('button', { name: 'ログイン' }));
  expect(shell.login).toHaveBeenCalled();
});

test('a visitor may write first, and finds the words there once logged in', async () => {
  const first = open({ who: 'visitor' });
  await first.fill(field(), '先に書いたコメント');
  await first.user.click(send());
  await screen.findByRole('dialog', { name: /ログイン/ });
  expect(edge.calls('POST /comments')).toEqual([]);
  first.unmount();
  welcome(memberSample.id);
  open();
  await waitFor(() => expect(field().value).toBe('先に書いたコメント'));
});

describe('after a reload, what became of what was under way', () => {
  const posted = '前回送信したコメントは、すでに投稿されています。';
  const underWay = (draft: string, words: string) => {
    inBrowser.keep(draft, words);
    inBrowser.keep(`${draft}.attempt`, JSON.stringify({ key: 'k1', words }));
  };

  test('a comment that is there is said to be posted, with the way to it', async () => {
    underWay(key, 'わたしの意見');
    edge.answer({ 'GET /attempts/k1': { body: { results: { id: 12 } } } });
    const { user, address } = open();
    await screen.findByText(posted);
    await waitFor(() => expect([field().value, inBrowser.text(key)]).toEqual(['', null]));
    await user.click(screen.getByRole('link', { name: '投稿したコメントを見る' }));
    expect(address()).toBe('/idea/7/comment/12');
  });

  test('a reply that is there is said to be posted', async () => {
    underWay(replyKey, 'わたしの返信');
    edge.answer({ 'GET /attempts/k1': { body: { results: { id: 12 } } } });
    open();
    await screen.findByText(posted);
    await waitFor(() => expect(reply().value).toBe(''));
  });

  test('where nobody can say, the comment stays, and sent again it is the same attempt', async () => {
    underWay(key, 'わたしの意見');
    edge.answer({ 'GET /attempts/k1': failures[503], 'POST /comments': failures[503] });
    const { user } = open();
    await screen.findByText('前回送信した内容が届いているかどうか、いまは確認できません。');
    await user.click(send());
    await waitFor(() => expect(keysSent()).toEqual(['k1']));
    expect(field().value).toBe('わたしの意見');
  });
});
