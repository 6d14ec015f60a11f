import { screen, waitFor, within } from '@testing-library/react';
import { edge, expectAccessible, failures, memberSample, pageOf } from '../../platform/testing/src/index.ts';
import { forgetSearches, keepSearch, recentSearches } from './search/recent-searches.ts';
import { showSite } from './testing/show-site.tsx';

const keyword = () => within(screen.getByRole('banner')).findByRole('combobox', { name: 'キーワード' });
const keep = (...words: string[]) => localStorage.setItem('ideabox.searches', JSON.stringify(words));
const offered = () => {
  const list = screen.queryByRole('listbox');
  return list
    ? within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    : [];
};

afterEach(() => localStorage.clear());

test('who has searched for nothing yet is offered nothing', async () => {
  const { user } = showSite();
  await user.click(await keyword());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the last searches of this device are offered in the field, and one press searches again', async () => {
  keep('防災', '学校アレルギー');
  const { user } = showSite();
  await user.click(await keyword());
  screen.getByRole('listbox', { name: '最近の検索' });
  expect(offered()).toEqual(['防災', '学校アレルギー', '検索の履歴を消す']);
  await expectAccessible();
  await user.click(screen.getByRole('option', { name: '学校アレルギー' }));
  await waitFor(() => expect(new URLSearchParams(location.search).get('keyword')).toBe('学校アレルギー'));
  expect(recentSearches()).toEqual(['学校アレルギー', '防災']);
});

test('they are cleared by one press, by keys too', async () => {
  keep('防災');
  const { user } = showSite();
  await user.click(await keyword());
  await user.keyboard('{ArrowUp}{Enter}');
  expect(offered()).toEqual([]);
  expect(recentSearches()).toEqual([]);
});

test('what is searched for is kept; who types is suggested tags instead', async () => {
  keep('図書館');
  edge.answer({ 'GET /tags/summary': pageOf([{ name: '防災訓練' }]) });
  const { user } = showSite();
  await user.type(await keyword(), '防災');
  await waitFor(() => expect(offered()).toEqual(['防災訓練']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/search'));
  expect(recentSearches()).toEqual(['防災', '図書館']);
});

test('logging out leaves none of them', async () => {
  keep('防災');
  edge.answer({ 'GET /realms/ideabox/.well-known/openid-configuration': failures[503] });
  const { user } = showSite({ who: memberSample });
  await user.click(await within(screen.getByRole('banner')).findByRole('button', { name: 'ログアウト' }));
  expect(recentSearches()).toEqual([]);
});

test('the last five are kept, each once, the latest first', () => {
  for (const words of ['一', '二', '三', '四', '五', '六', '三', '']) keepSearch(words);
  expect(recentSearches()).toEqual(['三', '六', '五', '四', '二']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '{}', '"防災"', 'null', '[1,{}]'])('%s is nothing that was searched for', (kept) => {
  localStorage.setItem('ideabox.searches', kept);
  expect(recentSearches()).toEqual([]);
});

test('what could not have been searched for is not offered, whoever put it there', async () => {
  keep('<img src=x onerror=alert(1)>', '   ', '', '長'.repeat(300), '防災', '防災');
  const { user } = showSite();
  await user.click(await keyword());
  expect(offered()).toEqual(['<img src=x onerror=alert(1)>', '防災', '検索の履歴を消す']);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('what is chosen by keys is brought into sight', async () => {
  keep('防災', '給食', '図書館', '歩道', '窓口');
  const sought: (string | null)[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    sought.push(this.textContent);
  };
  const { user } = showSite();
  await user.click(await keyword());
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(sought).toEqual(['検索の履歴を消す', '窓口']);
});
