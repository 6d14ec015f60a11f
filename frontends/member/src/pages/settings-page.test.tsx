import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  edge,
  expectAccessible,
  failures,
  failureWords,
  memberSample,
  pageOf,
  show,
} from '../../../platform/testing/src/index.ts';
import { BlockAuthorDialog } from '../features/blocks/block-author-dialog.tsx';
import { memberAnswers, profileSample, settingsSample } from '../testing/samples.ts';
import { MemberPage } from './profile/member-page.tsx';
import { OwnProfilePage } from './profile/own-profile-page.tsx';
import { SettingsPage } from './settings-page.tsx';
import { WithdrawalPage } from './withdrawal-page.tsx';

beforeEach(() => edge.answer(memberAnswers()));

const open = () => show('member', <SettingsPage />, { who: memberSample });
const press = (name: string) => screen.findByRole('button', { name });

type Deed = { name: string; screen: 'settings' | 'withdrawal' | 'block'; button: string; call: string };
const deeds: Deed[] = [
  {
    name: 'what one is told',
    screen: 'settings',
    button: '通知の設定を保存する',
    call: 'PUT /members/:id/notification_settings',
  },
  {
    name: 'whether one is named',
    screen: 'settings',
    button: '投稿者名を非公開にする',
    call: 'PUT /members/:id',
  },
  {
    name: 'one’s data',
    screen: 'settings',
    button: 'データをダウンロードする',
    call: 'GET /members/:id/export',
  },
  { name: 'one’s withdrawal', screen: 'withdrawal', button: '退会する', call: 'DELETE /members/:id' },
  { name: 'a block', screen: 'block', button: 'ブロックする', call: 'POST /members/:id/block_users' },
];
const screens = {
  settings: <SettingsPage />,
  withdrawal: <WithdrawalPage />,
  block: <BlockAuthorDialog post={{ idea: 7 }} name="佐藤 太郎" onClose={() => {}} />,
};

test.each(deeds)(
  '$name: what goes wrong is said beside the button, whatever it is',
  async ({ screen: on, button, call }) => {
    const { user } = show('member', screens[on], { who: memberSample });
    const pressed = await press(button);
    if (on === 'withdrawal') await user.click(screen.getByRole('checkbox'));
    for (const [failure, words] of failureWords) {
      edge.answer({ [call]: failures[failure] });
      await user.click(pressed);
      await waitFor(() => {
        const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
        expect(said.join()).toContain(words);
      });
    }
    await expectAccessible();
  },
);

test('nobody withdraws without having agreed to what it means', async () => {
  const { user } = show('member', <WithdrawalPage />, { who: memberSample });
  await user.click(await press('退会する'));
  await screen.findByText('退会するには、チェックを入れてください');
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(edge.calls('DELETE /members/:id')).toEqual([]);
  edge.answer({ 'DELETE /members/:id': { status: 204 } });
  await user.click(screen.getByRole('checkbox'));
  await user.click(await press('退会する'));
  await screen.findByText('退会の手続きが完了しました');
  await expectAccessible();
});

describe('a toast', () => {
  const saved = '通知の設定を保存しました';
  const saving = async () => {
    edge.answer({ 'PUT /members/:id/notification_settings': { body: { results: settingsSample } } });
    const page = open();
    const button = await press('通知の設定を保存する');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    return { ...page, button };
  };
  const shown = () => screen.findByText(saved);
  const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  afterEach(() => jest.useRealTimers());

  test('goes after five seconds', async () => {
    const { button } = await saving();
    fireEvent.click(button);
    await shown();
    later(4000);
    await shown();
    later(1500);
    expect(screen.queryByText(saved)).toBeNull();
  });

  test('waits while the pointer or the focus rests on it, and gives the focus back', async () => {
    const { button } = await saving();
    fireEvent.click(button);
    const toast = await shown();
    fireEvent.mouseEnter(toast.parentElement as HTMLElement);
    later(8000);
    await shown();
    fireEvent.mouseLeave(toast.parentElement as HTMLElement);
    act(() => button.focus());
    const close = screen.getByRole('button', { name: '閉じる' });
    act(() => close.focus());
    later(8000);
    await shown();
    fireEvent.click(close);
    expect(screen.queryByText(saved)).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});

describe('where the operators switch something off', () => {
  test.each([<OwnProfilePage key="own" />, <SettingsPage key="settings" />])(
    'logins, a visitor is led to none',
    async (page) => {
      const { unmount } = show('member', page, {
        who: 'visitor',
        site: { features: { feature_login_enabled: '0' } },
      });
      await screen.findByRole('heading', { level: 1, name: '現在、ログインの受付を停止しています' });
      expect(screen.queryAllByRole('button')).toEqual([]);
      await expectAccessible();
      unmount();
      show('member', page, { who: 'visitor', site: { features: { feature_display_register_user: '0' } } });
      await press('ログイン');
      expect(screen.queryByRole('button', { name: '会員登録' })).toBeNull();
    },
  );

  test('profiles, those of others are not shown, and one’s own lists stay', async () => {
    const site = { features: { feature_display_user_profile: '0' } };
    edge.answer({ 'GET /members/:id/block_users': pageOf([]) });
    const { unmount } = show('member', <MemberPage />, {
      at: '/members/00000000-0000-4000-8000-000000000003',
      path: '/members/:id',
      who: memberSample,
      site,
    });
    await screen.findByRole('heading', { level: 1, name: 'プロフィールは表示できません' });
    unmount();
    show('member', <OwnProfilePage />, { at: '/members?tab=blocks', who: memberSample, site });
    await screen.findByText('現在、このサイトでは会員のプロフィールを公開していません。');
    await screen.findByText('ブロックしている会員はいません');
    await expectAccessible();
  });
});

test.each([
  [failures[404], /見つかりません/],
  [{ body: { results: profileSample({ status: 'withdrawn', portal_name: '' }) } }, /退会/],
])('a member who is not there is said not to be (%#)', async (answer, words) => {
  edge.answer({ 'GET /members/:id': answer });
  show('member', <MemberPage />, { at: '/members/x', path: '/members/:id' });
  await screen.findByRole('heading', { level: 1, name: words });
  await expectAccessible();
});
