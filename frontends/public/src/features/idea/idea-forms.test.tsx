import { inBrowser } from '@ideabox/contract';
import { screen, waitFor, within } from '@testing-library/react';
import {
  type Answer,
  edge,
  expectAccessible,
  failures,
  failureWords,
  memberSample,
  operatorSample,
  refusedFields,
  show,
  type Visit,
} from '../../../../platform/testing/src/index.ts';
import { IdeaActions } from './actions/idea-actions.tsx';
import { draftKey } from './draft.ts';
import { ideaAnswers, ideaSample } from './testing/samples.ts';

const flood = 'あ'.repeat(10_000);

/** What one can do with an idea; `isMine`: it is the reader's own. */
const open = (visit: Visit = {}, change = {}, isMine = false) => {
  const idea = ideaSample(change);
  edge.answer(ideaAnswers(idea, { is_mine: isMine }));
  return show('public', <IdeaActions idea={idea} />, { at: '/idea/7', who: memberSample, ...visit });
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Presses what stands in the row of actions, or else in its menu. */
const press = async (user: ReturnType<typeof show>['user'], name: string | RegExp) => {
  if (!screen.queryByRole('button', { name }))
    await user.click(await screen.findByRole('button', { name: 'その他' }));
  await user.click(await screen.findByRole('button', { name }));
};
const dialog = async () => within(await screen.findByRole('dialog'));

type Form = {
  name: string;
  /** Who fills it in, and how it is opened. */
  visit?: Visit;
  isMine?: boolean;
  opener: string;
  field: RegExp;
  limit: number;
  submit: string;
  call: string;
  taken: unknown;
  done: string | RegExp;
  draft: string | undefined;
};

const idea = { body: { results: ideaSample() } };
const forms: Form[] = [
  {
    name: 'a report',
    opener: '問題を報告',
    field: /^問題の内容/,
    limit: 1000,
    submit: '送信する',
    call: 'POST /report',
    taken: { status: 201, body: { results: { id: 3 } } },
    done: '送信しました。ご協力ありがとうございます。',
    draft: draftKey(memberSample.id, 'report.problem.idea.7'),
  },
  {
    name: 'an official answer',
    visit: { who: operatorSample },
    opener: '公式に回答する',
    field: /^回答の本文/,
    limit: 4000,
    submit: '回答を公開する',
    call: 'PUT /ideas/:id/answer',
    taken: idea,
    done: '公式回答を公開しました',
    draft: draftKey(operatorSample.id, 'answer.7'),
  },
  {
    name: 'a change of one’s idea',
    isMine: true,
    opener: 'アイデアを編集',
    field: /^内容/,
    limit: 1000,
    submit: '変更を保存する',
    call: 'PUT /ideas/:id',
    taken: idea,
    done: 'アイデアを更新しました',
    draft: draftKey(memberSample.id, 'edit.7'),
  },
  {
    name: 'a tag',
    opener: 'タグを追加・編集',
    field: /^追加するタグ/,
    limit: 25,
    submit: 'タグを追加',
    call: 'POST /ideas/:id/tags',
    taken: { status: 201, body: { results: { id: 9, name: '新しいタグ', locked: false } } },
    done: 'タグ「わたしの言葉」を追加しました',
    draft: undefined,
  },
];

describe.each(forms)('$name', ({ visit, isMine, opener, field, limit, submit, call, taken, done, draft }) => {
  const begin = async (more: Visit = {}) => {
    edge.answer({ 'GET /tags/summary': { body: { results: [] } } });
    const page = open({ ...visit, ...more }, {}, isMine);
    await press(page.user, opener);
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: field });
    return { ...page, box, send: () => page.user.click(button(submit)) };
  };

  test('stands still while it is under way, since it closes once it is taken', async () => {
    const answered = Promise.withResolvers<void>();
    edge.answer({ [call]: () => answered.promise.then(() => taken as Answer) });
    const { box, fill, send, user } = await begin();
    await fill(box, 'わたしの言葉');
    await send();
    await waitFor(() => expect(edge.calls(call)).toHaveLength(1));
    await user.click(box);
    await user.keyboard('もう一言');
    expect(box.value).toBe('わたしの言葉');
    answered.resolve();
    await screen.findByText(done);
  });

  test('stays as it was typed whatever is answered, says why, and is taken at last', async () => {
    const { box, fill, send } = await begin();
    await fill(box, 'わたしの言葉');
    await expectAccessible();
    for (const [failure, words] of failureWords) {
      edge.answer({ [call]: failures[failure] });
      await send();
      await waitFor(() => expect(document.body.textContent).toContain(words));
      expect(box.value).toBe('わたしの言葉');
    }
    edge.answer({ [call]: taken as never });
    await send();
    await screen.findByText(done);
    if (draft) await waitFor(() => expect(inBrowser.text(draft)).toBeNull());
    const keys = edge.calls(call).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('too many pasted characters are counted, refused beside the field, and stay', async () => {
    const { box, fill, send } = await begin();
    await fill(box, flood);
    screen.getByText(`${10_000 - limit}文字超えています`);
    await send();
    const said = await screen.findByText(`${limit}文字以内で入力してください`);
    expect([said.getAttribute('role'), box.value, edge.calls(call)]).toEqual(['alert', flood, []]);
  });

  test('characters that are not taken are named beside the field', async () => {
    const code = call.endsWith('tags') ? 'name' : 'contents';
    edge.answer({ [call]: refusedFields({ [code]: ['prohibited_characters'] }, { [code]: '\ue000' }) });
    const { box, fill, send } = await begin();
    await fill(box, 'お祝いです\ue000');
    await send();
    await screen.findByText('使用できない文字が含まれています：U+E000');
    expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['お祝いです\ue000', 'true']);
  });

  test('such characters are said while one types, and taken out by a press', async () => {
    const { box, fill, user } = await begin({ site: { registries: { allow_post_character: 'ぁ-ん' } } });
    await fill(box, 'お\ue000いわい🎉です🎉');
    const said = await screen.findByText('使用できない文字が含まれています：U+E000 🎉');
    expect([said.getAttribute('role'), box.getAttribute('aria-invalid')]).toEqual(['status', 'true']);
    expect(box.getAttribute('aria-describedby')).toContain(said.id);
    await expectAccessible();
    await user.click(button('取り除く'));
    expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['おいわいです', null]);
    expect(document.activeElement).toBe(box);
    expect([said.textContent, screen.queryByRole('button', { name: '取り除く' })]).toEqual(['', null]);
  });

  test('an error goes when its field is written in', async () => {
    const { box, fill, send, user } = await begin();
    await fill(box, flood);
    await send();
    await screen.findByText(`${limit}文字以内で入力してください`);
    await user.clear(box);
    expect(screen.queryByText(`${limit}文字以内で入力してください`)).toBeNull();
    expect(box.getAttribute('aria-invalid')).toBeNull();
  });
});

test.each([
  ['a report', forms[0] as Form, 'わたしの報告', '前回送信した内容は、すでに届いています。'],
  ['an official answer', forms[1] as Form, '検討します', '前回送信した回答は、すでに公開されています。'],
])(
  '%s that was under way when the page was left is said to have arrived',
  async (_name, form, words, said) => {
    const draft = form.draft as string;
    const sent =
      form.name === 'a report'
        ? words
        : JSON.stringify({
            contents: words,
            status: 'considering',
            organisation: null,
            due_on: null,
            outcome_url: null,
          });
    inBrowser.keep(draft, JSON.stringify({ contents: words }));
    inBrowser.keep(`${draft}.attempt`, JSON.stringify({ key: 'k1', words: sent }));
    edge.answer({ 'GET /attempts/k1': { body: { results: { id: 3 } } } });
    const { user } = open(form.visit);
    await press(user, form.opener);
    await screen.findByText(said);
    expect(inBrowser.text(draft)).toBeNull();
    await expectAccessible();
  },
);

test('how much of an idea that others have answered to may change is said as one types, and held', async () => {
  const { user, fill } = open({}, { name: '題名', raw_contents: 'あ'.repeat(600), vote_count: 3 }, true);
  await user.click(await screen.findByRole('button', { name: 'アイデアを編集' }));
  const contents = await screen.findByRole('textbox', { name: /^内容/ });
  await fill(contents, `${'あ'.repeat(598)}いう`);
  await screen.findByText(/書き換えたり消したりできるのは301文字まで.*いま書き換えている文字：2文字/);
  await fill(contents, 'まったく別のアイデア');
  await user.click(button('変更を保存する'));
  await screen.findByText(/^元のアイデアと大きく変わっています。/);
  expect([document.activeElement, edge.calls('PUT /ideas/:id')]).toEqual([contents, []]);
  edge.answer({ 'PUT /ideas/:id': refusedFields({ contents: ['not_allowed'] }) });
  await fill(contents, 'あ'.repeat(500));
  await user.click(button('変更を保存する'));
  await screen.findByText(/^元のアイデアと大きく変わっています。/);
});

test('why an operator removes an idea is asked for, and a refused reason is said beside its field', async () => {
  edge.answer({
    'DELETE /ideas/:id': refusedFields({ reason: ['prohibited_characters'] }, { reason: '\ue000' }),
  });
  const { user, fill } = open({ who: operatorSample }, { comment_count: 0, vote_count: 0 });
  await press(user, 'アイデアを削除');
  const asked = await dialog();
  await fill(asked.getByRole('textbox'), '理由です\ue000');
  await user.click(asked.getByRole('button', { name: '削除する' }));
  await asked.findByText('使用できない文字が含まれています：U+E000');
  expect(asked.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['問題を報告', '問題を報告するには、ログインが必要です。'],
  ['タグを追加・編集', 'タグを追加したり変更したりするには、ログインが必要です。'],
  [/^お気に入り/, 'お気に入りに追加するには、ログインが必要です。'],
])('a visitor who presses %s is asked to log in, and told while that is suspended', async (name, words) => {
  const off = { features: { feature_login_enabled: '0' } };
  for (const site of [{}, off]) {
    const { user, unmount } = open({ who: 'visitor', site });
    await press(user, name);
    const asked = await dialog();
    asked.getByText(words);
    const ways = asked.queryAllByRole('button', { name: /^(ログイン|はじめての方（会員登録・1分）)$/ });
    expect(ways).toHaveLength(site === off ? 0 : 2);
    if (site === off) asked.getByText('現在、ログインの受付を停止しています。');
    await expectAccessible();
    unmount();
  }
});

test('an official answer is sent with who gives it, by when and where its outcome is, and each fault is beside its field', async () => {
  const face = {
    organisation: 'デジタル庁',
    due_on: '2027-03-31',
    outcome_url: 'https://example.go.jp/result',
  };
  edge.answer({ 'PUT /ideas/:id/answer': refusedFields({ outcome_url: ['invalid'] }) });
  const { user, fill } = open({ who: operatorSample });
  await press(user, '公式に回答する');
  const asked = await dialog();
  await fill(asked.getByLabelText(/^回答する府省庁・部署/), face.organisation);
  await fill(asked.getByLabelText(/^回答の本文/), '検討します。');
  await fill(asked.getByLabelText(/^次のお知らせの予定日/), face.due_on);
  const address = asked.getByLabelText(/^実施した内容が分かるページ/);
  await fill(address, face.outcome_url);
  await user.click(asked.getByRole('button', { name: '回答を公開する' }));
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
  expect(edge.calls('PUT /ideas/:id/answer')[0]?.body).toEqual({
    contents: '検討します。',
    status: 'considering',
    ...face,
  });
});
