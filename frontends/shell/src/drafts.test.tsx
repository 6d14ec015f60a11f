import { screen, waitFor, within } from '@testing-library/react';
import { edge, failures, memberSample } from '../../platform/testing/src/index.ts';
import { answerMe, endLogin, keepLogin } from './testing/login.ts';
import { showSite, tellOfOtherTab } from './testing/show-site.tsx';

const other = { ...memberSample, id: '00000000-0000-4000-8000-000000000004', portalName: '鈴木 一郎' };
const own = `ideabox.draft.${memberSample.id}.comment.7`;
const ofOther = `ideabox.draft.${other.id}.comment.7`;
const banner = () => within(screen.getByRole('banner'));
const isMember = (name: string) =>
  banner().findByRole('link', { name: new RegExp(`^${name}さんのマイページ`) });
const isVisitor = () => banner().findByRole('button', { name: 'ログイン' });

beforeEach(() => {
  localStorage.setItem(own, '書きかけ');
  localStorage.setItem(ofOther, '別の人の書きかけ');
  sessionStorage.setItem('ideabox.draft.inquiry', '問い合わせの書きかけ');
});

test('what was being written is gone once its member has logged out, in another tab too', async () => {
  showSite({ who: memberSample });
  await isMember(memberSample.portalName);
  expect(localStorage.getItem(own)).toBe('書きかけ');
  localStorage.removeItem('ideabox.last_member');
  endLogin();
  tellOfOtherTab();
  await isVisitor();
  expect([localStorage.getItem(own), localStorage.getItem(ofOther)]).toEqual([null, null]);
  expect(sessionStorage.getItem('ideabox.draft.inquiry')).toBeNull();
});

test('a session that ends by itself keeps it for the same member', async () => {
  showSite({ who: memberSample });
  edge.answer({ 'GET /me': failures[404] });
  await isVisitor();
  expect(localStorage.getItem(own)).toBe('書きかけ');
});

test('so does one that ended by itself in another tab', async () => {
  showSite({ who: memberSample });
  await isMember(memberSample.portalName);
  endLogin();
  tellOfOtherTab();
  await isVisitor();
  expect(localStorage.getItem(own)).toBe('書きかけ');
});

test('it is nobody’s to read once another member logs in, and theirs is kept', async () => {
  showSite({ who: memberSample });
  await isMember(memberSample.portalName);
  edge.answer({ 'GET /me': answerMe(other) });
  keepLogin(other);
  tellOfOtherTab();
  await isMember(other.portalName);
  expect([localStorage.getItem(own), localStorage.getItem(ofOther)]).toEqual([null, '別の人の書きかけ']);
  expect(sessionStorage.getItem('ideabox.draft.inquiry')).toBeNull();
});

test('what a visitor has written is theirs when they log in; a draft that they had stays', async () => {
  localStorage.removeItem(ofOther);
  sessionStorage.setItem('ideabox.draft.visitor.comment.7', '先に書いた言葉');
  sessionStorage.setItem('ideabox.draft.visitor.comment.8', '先に書いた言葉');
  sessionStorage.setItem('ideabox.draft.idea.visitor', '{"name":"先に書いた題名"}');
  showSite({ who: memberSample });
  await isMember(memberSample.portalName);
  await waitFor(() =>
    expect(localStorage.getItem(`ideabox.draft.${memberSample.id}.comment.8`)).toBe('先に書いた言葉'),
  );
  expect(localStorage.getItem(own)).toBe('書きかけ');
  expect(localStorage.getItem(`ideabox.draft.idea.${memberSample.id}`)).toBe('{"name":"先に書いた題名"}');
  expect(Object.keys(sessionStorage).filter((key) => key.includes('visitor'))).toEqual([]);
});
