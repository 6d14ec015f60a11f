import { inTab } from '@ideabox/contract';
import { screen, waitFor } from '@testing-library/react';
import {
  edge,
  expectAccessible,
  type Failure,
  failures,
  memberSample,
  refusedFields,
  show,
  type Visit,
} from '../../../platform/testing/src/index.ts';
import { InquiryDialog } from './inquiry-dialog.tsx';
import { inquiryDraft } from './inquiry-draft.ts';

const absent = '通信できませんでした。';
const failed = 'エラーが発生し、送信できませんでした。';
const failureWords = Object.entries({
  nothing: absent,
  'HTML instead of JSON': absent,
  503: 'ただいま一時的に受け付けられません。',
  429: '7秒ほど待ってから',
  401: failed,
  403: failed,
  404: failed,
  409: failed,
  413: '送信する内容が大きすぎます。',
} satisfies Record<Failure, string>) as [Failure, string][];

const call = 'POST /report';
const taken = { status: 201, body: { results: { id: 3 } } };
const unknown = '前回送信した内容が届いているかどうか、いまは確認できません。';

const open = (visit: Visit = {}) => {
  const onClose = jest.fn();
  return { ...show('shell', <InquiryDialog onClose={onClose} />, { who: memberSample, ...visit }), onClose };
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const send = () => screen.getByRole('button', { name: '送信する' });
const keys = () => new Set(edge.calls(call).map(({ headers }) => headers.get('Idempotency-Key')));

test('an inquiry stands still while it is under way, since it closes once it is taken', async () => {
  const answered = Promise.withResolvers<void>();
  edge.answer({ [call]: () => answered.promise.then(() => taken) });
  const { user, fill, onClose } = open();
  await fill(field(), 'いつまで募集しますか。');
  await user.click(send());
  await waitFor(() => expect(edge.calls(call)).toHaveLength(1));
  await user.click(field());
  await user.keyboard('もう一言');
  expect(field().value).toBe('いつまで募集しますか。');
  answered.resolve();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('an inquiry stays whatever is answered, and is one however often it is sent', async () => {
  const { user, fill, onClose } = open();
  await fill(field(), 'いつまで募集しますか。');
  for (const [failure, words] of failureWords) {
    edge.answer({ [call]: failures[failure] });
    await user.click(send());
    const said = await screen.findByText(new RegExp(words));
    expect([said.getAttribute('role'), field().value]).toEqual(['alert', 'いつまで募集しますか。']);
    expect(document.activeElement).toBe(field());
  }
  edge.answer({ [call]: taken });
  await user.click(send());
  await screen.findByText('お問い合わせを送信しました。ありがとうございました。');
  expect([onClose.mock.calls.length, keys().size, inTab.text(inquiryDraft)]).toEqual([1, 1, null]);
});

test.each([
  [400, 'Invalid Request', /^正しく送信できませんでした。/],
  [400, 'The given data was invalid', /^入力内容に誤りがあります。/],
  [404, 'Data not found', /^お探しの情報は見つかりませんでした。/],
])(
  'a refusal that says more than its status is told in its own words (%i %s)',
  async (status, message, words) => {
    edge.answer({ [call]: { status, body: { message } } });
    const { user, fill } = open();
    await fill(field(), 'いつまで募集しますか。');
    await user.click(send());
    await screen.findByText(words);
  },
);

test('what is wrong with it is said beside the field', async () => {
  const { user, fill } = open({ who: 'visitor' });
  await user.click(send());
  await screen.findByText('必須項目です');
  await fill(field(), 'あ'.repeat(10_000));
  screen.getByText('9000文字超えています');
  await user.click(send());
  await screen.findByText('1000文字以内で入力してください');
  expect(edge.calls(call)).toEqual([]);
  edge.answer({ [call]: refusedFields({ contents: ['prohibited_characters'] }, { contents: '\ue000' }) });
  await fill(field(), 'お祝いです\ue000');
  await user.click(send());
  await screen.findByText('使用できない文字が含まれています：U+E000');
  expect(field().value).toBe('お祝いです\ue000');
  await expectAccessible();
});

test('characters that are not taken are said while one types, and taken out by a press', async () => {
  const { user, fill } = open({ site: { registries: { allow_post_character: 'ぁ-ん' } } });
  await fill(field(), 'おいわい🎉です');
  screen.getByText('使用できない文字が含まれています：🎉');
  await user.click(screen.getByRole('button', { name: '取り除く' }));
  expect([field().value, inTab.text(inquiryDraft)]).toEqual(['おいわいです', 'おいわいです']);
  expect(document.activeElement).toBe(field());
});

test('an error goes when the field is written in', async () => {
  const { user, fill } = open();
  await user.click(send());
  await screen.findByText('必須項目です');
  await fill(field(), 'あ');
  expect(screen.queryByText('必須項目です')).toBeNull();
});

test('what was typed is there when the dialog is opened again', async () => {
  const { fill, unmount } = open();
  await fill(field(), '書きかけの問い合わせ');
  unmount();
  open({ who: 'visitor' });
  expect(field().value).toBe('書きかけの問い合わせ');
});

describe('one that was under way when the page was left', () => {
  beforeEach(() => {
    inTab.keep(inquiryDraft, '教えてください。');
    inTab.keep(`${inquiryDraft}.attempt`, JSON.stringify({ key: 'k1', words: '教えてください。' }));
  });

  test('and has arrived is said to have, and the field is free', async () => {
    edge.answer({ 'GET /attempts/k1': { body: { results: { id: 3 } } } });
    open();
    await screen.findByText('前回送信したお問い合わせは、すでに届いています。');
    await waitFor(() => expect([field().value, inTab.text(inquiryDraft)]).toEqual(['', null]));
    await expectAccessible();
  });

  test('of a visitor, of whom nobody can say, is sent again as the same', async () => {
    edge.answer({ [call]: taken });
    const { user } = open({ who: 'visitor' });
    await screen.findByText(unknown);
    await user.click(send());
    await screen.findByText('お問い合わせを送信しました。ありがとうございました。');
    expect([...keys()]).toEqual(['k1']);
  });
});
