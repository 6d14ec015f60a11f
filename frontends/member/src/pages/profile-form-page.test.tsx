import { screen, waitFor } from '@testing-library/react';
import {
  edge,
  expectAccessible,
  failures,
  failureWords,
  heavyWords,
  memberSample,
  refusedFields,
  show,
  type Visit,
} from '../../../platform/testing/src/index.ts';
import { memberAnswers, profileSample } from '../testing/samples.ts';
import { ProfileFormPage } from './profile-form-page.tsx';

const call = 'PUT /members/:id';
const save = () => screen.getByRole('button', { name: '保存する' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

const open = async (visit: Visit = {}, profile = profileSample()) => {
  edge.answer(memberAnswers(profile));
  const page = show('member', <ProfileFormPage />, { who: memberSample, ...visit });
  await screen.findByRole('button', { name: '保存する' });
  return page;
};

test('what cannot be saved stays as it was typed, and is saved at last, alone', async () => {
  const { user, fill, address } = await open();
  await fill(field('ウェブサイト'), 'https://www.example.jp/');
  for (const [failure, words] of failureWords) {
    edge.answer({ [call]: failures[failure] });
    await user.click(save());
    const said = await screen.findByText(new RegExp(words));
    expect([said.getAttribute('role'), field('ウェブサイト').value]).toEqual([
      'alert',
      'https://www.example.jp/',
    ]);
  }
  edge.answer({ [call]: { body: { results: profileSample() } } });
  await user.click(save());
  await screen.findByText('プロフィールを保存しました');
  await waitFor(() => expect(address()).toBe('/members'));
  expect(edge.calls(call).at(-1)?.body).toEqual({ website: 'https://www.example.jp/' });
  expect(sessionStorage).toHaveLength(0);
});

test('what is refused is said beside its field, counted, and gone to', async () => {
  edge.answer({
    [call]: refusedFields(
      { profile: ['prohibited_characters'], portal_name: ['required'] },
      { profile: '\ue000' },
    ),
  });
  const { user, fill } = await open();
  await fill(field('自己紹介'), 'お祝いです\ue000');
  await user.click(save());
  await screen.findByText('使用できない文字が含まれています：U+E000');
  screen.getByText('入力内容に確認が必要な項目が2件あります。');
  await waitFor(() => expect(document.activeElement).toBe(field('表示名')));
  expect(field('自己紹介').value).toBe('お祝いです\ue000');
  await expectAccessible();
});

test('a name takes no emoji, the introduction does; either is said while one types', async () => {
  const { user, fill } = await open({ site: { registries: { allow_post_character: '\\s\\S' } } });
  await fill(field('自己紹介'), 'お祝いです🎉');
  expect(screen.queryByRole('button', { name: '取り除く' })).toBeNull();
  await fill(field('表示名'), 'さくら🌸');
  screen.getByText('使用できない文字が含まれています：🌸');
  await user.click(screen.getByRole('button', { name: '取り除く' }));
  expect([field('表示名').value, field('自己紹介').value]).toEqual(['さくら', 'お祝いです🎉']);
  expect(document.activeElement).toBe(field('表示名'));
});

const position = (latitude: number, longitude: number) => ({ coords: { latitude, longitude } });
const device = (answer: { found?: object; code?: number } | undefined) =>
  Object.defineProperty(navigator, 'geolocation', {
    value: answer && {
      getCurrentPosition: (found: (position: object) => void, failed: (fault: object) => void) =>
        answer.found ? found(answer.found) : failed({ code: answer.code }),
    },
    configurable: true,
  });
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

test('the region is found where the device is, at a press, and can be changed', async () => {
  device({ found: position(34.9858, 135.7588) });
  const { user } = await open();
  expect(field('都道府県').value).not.toBe('26');
  await user.click(screen.getByRole('button', { name: '現在地から都道府県を選ぶ' }));
  await screen.findByText(/^京都府を選びました。/);
  expect(field('都道府県').value).toBe('26');
  await expectAccessible();
});

test.each([
  [1, /^位置情報の利用が許可されていません。/],
  [2, /^現在地を取得できませんでした。/],
  [3, /^現在地の取得に時間がかかりすぎました。/],
  [9, /^原因不明のエラーにより/],
  [undefined, /^お使いのブラウザーは位置情報に対応していません。/],
])('a device that does not say where it is (%s): that is said, and nothing chosen', async (code, words) => {
  if (code !== undefined) device({ code });
  const { user } = await open();
  const before = field('都道府県').value;
  await user.click(screen.getByRole('button', { name: '現在地から都道府県を選ぶ' }));
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
  expect(field('都道府県').value).toBe(before);
});

test('too many pasted characters are counted, refused beside the field, and stay', async () => {
  const flood = 'あ'.repeat(10_000);
  const { user, fill } = await open();
  await fill(field('自己紹介'), flood);
  screen.getByText('9850文字超えています');
  await user.click(save());
  await screen.findByText('150文字以内で入力してください');
  expect([field('自己紹介').value, edge.calls(call)]).toEqual([flood, []]);
});

test('what was typed and not saved is there after a reload, and may be given up', async () => {
  const first = await open();
  await first.fill(field('自己紹介'), '書きかけの紹介');
  first.unmount();
  const { user } = await open();
  expect(field('自己紹介').value).toBe('書きかけの紹介');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: '保存済みの内容に戻す' }));
  expect(field('自己紹介').value).toBe(profileSample().profile);
});

test('whose session ends is asked to log in again, and told that the words are kept', async () => {
  const { become, fill, shell, user } = await open();
  await fill(field('自己紹介'), '書きかけの紹介');
  become('expired');
  await screen.findByRole('heading', { level: 1, name: 'もう一度ログインしてください' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ログイン' }));
  await user.click(screen.getByRole('button', { name: 'ログイン' }));
  expect(shell.login).toHaveBeenCalled();
  become(memberSample);
  await waitFor(() => expect(field('自己紹介').value).toBe('書きかけの紹介'));
});

test.each([
  ['1', 1],
  ['0', 0],
])('where one works is asked only with the extended profile (%s)', async (value, count) => {
  await open({ site: { features: { feature_user_extended_profile_enable: value } } });
  for (const name of ['所属組織', '部署', '役職'])
    expect(screen.queryAllByLabelText(name)).toHaveLength(count);
});

test('who was led here for what is missing is told so, and what it is', async () => {
  const { user } = await open(
    {
      who: { ...memberSample, profileRedirect: true },
      site: { registries: { profile_fields_required: '["profile"]' } },
    },
    profileSample({ profile: null }),
  );
  screen.getByText('プロフィールの入力をお願いします');
  await user.click(screen.getByRole('button', { name: '自己紹介' }));
  expect(document.activeElement).toBe(field('自己紹介'));
  await user.click(save());
  await screen.findByText('必須項目です');
  await expectAccessible();
});

test('the heaviest words are there to be changed, and speak to screen readers', async () => {
  const situations = [{ situation_type: heavyWords, name: heavyWords }];
  await open({}, profileSample({ portal_name: heavyWords, profile: heavyWords, situations }));
  expect(screen.getAllByDisplayValue(heavyWords)).toHaveLength(4);
  await expectAccessible();
});
