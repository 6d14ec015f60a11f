import { inBrowser } from '@ideabox/contract';
import { screen, waitFor } from '@testing-library/react';
import {
  busy,
  edge,
  expectAccessible,
  failures,
  failureWords,
  refusedFields,
} from '../../../../platform/testing/src/index.ts';
import { answerForm, field, key, open, openTyped, submit, typed, values } from './testing/open-dialog.tsx';

beforeEach(() => answerForm());

test('an idea that is posted is gone from the form, and is gone to', async () => {
  edge.answer({ 'POST /ideas': { status: 201, body: { results: { id: 7, category: { id: 1 } } } } });
  const { user, onClose, address } = await openTyped();
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/idea/7'));
  expect(onClose).toHaveBeenCalled();
  expect(inBrowser.text(key)).toBeNull();
  expect(edge.calls('POST /ideas').map(({ body }) => body)).toEqual([
    { name: typed.name, contents: typed.contents, category: 1 },
  ]);
});

test('the words stand still while they are under way, since the form closes once they are taken', async () => {
  const answered = Promise.withResolvers<void>();
  const taken = { status: 201, body: { results: { id: 7, category: { id: 1 } } } };
  edge.answer({ 'POST /ideas': () => answered.promise.then(() => taken) });
  const { user, onClose } = await openTyped();
  await user.click(submit());
  await waitFor(() => expect(edge.calls('POST /ideas')).toHaveLength(1));
  for (const name of ['タイトル', '内容']) {
    await user.click(field(name));
    await user.keyboard('もう一言');
  }
  expect(values()).toEqual([typed.name, typed.contents]);
  answered.resolve();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('a server that has no room just now is sent the same attempt again, without a hand', async () => {
  const taken = { status: 201, body: { results: { id: 7, category: { id: 1 } } } };
  edge.answer({ 'POST /ideas': () => (edge.calls('POST /ideas').length < 3 ? busy : taken) });
  const { user, address } = await openTyped();
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/idea/7'), { timeout: 20_000 });
  const sent = edge.calls('POST /ideas');
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

test.each(failureWords)(
  '%s: that is said, what was typed stays, and sent again it is one attempt',
  async (failure, words) => {
    edge.answer({ 'POST /ideas': failures[failure] });
    const { user } = await openTyped();
    await user.click(submit());
    const alerts = await screen.findAllByText(new RegExp(words));
    expect(alerts[0]?.closest('[role=alert], [role=status]')).toBeTruthy();
    expect(values()).toEqual([typed.name, typed.contents]);
    await user.click(submit());
    await waitFor(() => expect(edge.calls('POST /ideas').length % 2).toBe(0));
    const keys = edge.calls('POST /ideas').map(({ headers }) => headers.get('Idempotency-Key'));
    expect([...new Set(keys)]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
  },
);

test('what the server refuses is said beside its field', async () => {
  edge.answer({
    'POST /ideas': refusedFields(
      { category: ['not_allowed'], name: ['max_length'], contents: ['prohibited_characters'] },
      { contents: '\ue000' },
    ),
  });
  const { user } = await openTyped();
  await user.click(submit());
  await screen.findByText('このテーマには投稿できません');
  screen.getByText('100文字以内で入力してください');
  screen.getByText('使用できない文字が含まれています：U+E000');
  expect(field('内容').getAttribute('aria-invalid')).toBe('true');
  expect(values()).toEqual([typed.name, typed.contents]);
  await expectAccessible();
});

describe('after a reload, what became of an idea under way', () => {
  const words = JSON.stringify({ name: typed.name, contents: typed.contents, category: 1 });
  const attempt = (sent: string) =>
    inBrowser.keep(`${key}.attempt`, JSON.stringify({ key: 'k1', words: sent }));
  const posted = '前回送信したアイデアは、すでに投稿されています。';
  const unknown = '前回送信した内容が届いているかどうか、いまは確認できません。';

  test('it is there: that is said, with the way to it, and the form is free', async () => {
    attempt(words);
    edge.answer({ 'GET /attempts/k1': { body: { results: { id: 7 } } } });
    inBrowser.keep(key, JSON.stringify(typed));
    const { user, onClose, address } = open();
    await screen.findByText(posted);
    expect(values()).toEqual(['', '']);
    expect(inBrowser.text(`${key}.attempt`)).toBeNull();
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: '投稿したアイデアを見る' }));
    expect([address(), onClose.mock.calls.length]).toEqual(['/idea/7', 1]);
  });

  test('it is there, and the words were changed since: they stay beside the way to it', async () => {
    attempt('other words');
    edge.answer({ 'GET /attempts/k1': { body: { results: { id: 7 } } } });
    await openTyped();
    await screen.findByText(posted);
    expect(values()).toEqual([typed.name, typed.contents]);
  });

  test.each(['nothing', 503] as const)(
    '%s: nobody can say; sent again, it is the same attempt',
    async (failure) => {
      attempt(words);
      edge.answer({
        'GET /attempts/k1': failures[failure],
        'POST /ideas': { status: 201, body: { results: { id: 7, category: { id: 1 } } } },
      });
      const { user, address } = await openTyped();
      await screen.findByText(unknown);
      expect(values()).toEqual([typed.name, typed.contents]);
      await user.click(submit());
      await waitFor(() => expect(address()).toBe('/idea/7'));
      expect(edge.calls('POST /ideas').map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k1']);
    },
  );

  test('it never arrived: it is a draft like any other', async () => {
    attempt(words);
    edge.answer({ 'GET /attempts/k1': failures[404] });
    await openTyped();
    await waitFor(() => expect(edge.calls('GET /attempts/k1')).toHaveLength(1));
    expect(values()).toEqual([typed.name, typed.contents]);
    expect([screen.queryByText(posted), screen.queryByText(unknown)]).toEqual([null, null]);
  });
});
