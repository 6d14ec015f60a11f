import type { Member } from '@ideabox/contract';
import { screen, waitFor, within } from '@testing-library/react';
import {
  type Answer,
  edge,
  expectAccessible,
  failures,
  failureWords,
  heavyWords,
  memberSample,
  pageOf,
  show,
} from '../../../../platform/testing/src/index.ts';
import { FavoriteButton } from './favorite/favorite-button.tsx';
import { IdeaPage } from './idea-page.tsx';
import { SupportPanel } from './support/support-panel.tsx';
import { ideaAnswers, ideaSample, noMarks } from './testing/samples.ts';
import { VotePanel } from './votes/vote-panel.tsx';

const idea = ideaSample({ vote_count: 3, positive_count: 2, neutral_count: 1, negative_count: 0, point: 2 });
const supporter = { ...memberSample, roles: ['supporter'] };
const standing = { vote_count: 4, positive_count: 3, neutral_count: 1, negative_count: 0, point: 3 };

const open = () => show('public', <IdeaPage />, { at: '/idea/7', path: '/idea/:id', who: supporter });
const panels = (about = idea) => visit(supporter, about);
const visit = (who: Member | 'visitor', about = idea) =>
  show(
    'public',
    <>
      <VotePanel idea={about} />
      <SupportPanel idea={about} />
      <FavoriteButton ideaId={about.id} />
    </>,
    { who },
  );

const marks = [
  { name: /^賛成/, call: 'PUT /ideas/:id/vote', taken: { ...standing, type: 'positive' }, after: /^賛成/ },
  { name: /^お気に入り/, call: 'PUT /ideas/:id/favorite', taken: {}, after: 'お気に入り追加済み' },
  {
    name: /^このアイデアを支持/,
    call: 'PUT /ideas/:id/support',
    taken: { supported: true, support_count: 2 },
    after: '支持しています',
  },
];

test.each(marks)(
  '$call: what fails is said and shown as it is, until it is taken',
  async ({ name, call, taken, after }) => {
    edge.answer(ideaAnswers(idea));
    const { user } = panels();
    const button = await screen.findByRole('button', { name });
    const before = button.textContent;
    for (const [failure, words] of failureWords) {
      edge.answer({ [call]: failures[failure] });
      await user.click(button);
      await waitFor(() =>
        expect(
          screen
            .getAllByRole('status')
            .map((status) => status.textContent)
            .join(),
        ).toContain(words),
      );
      expect([button.textContent, button.getAttribute('aria-pressed')]).toEqual([before, 'false']);
    }
    edge.answer({ [call]: { body: { results: taken } } });
    await user.click(button);
    await screen.findByRole('button', { name: after, pressed: true });
  },
);

test.each([
  ['賛成', 'PUT /ideas/:id/vote', { ...standing, type: 'positive' }, { type: 'positive', named: false }],
  ['お気に入り', 'PUT /ideas/:id/favorite', {}, null],
])(
  '%s, pressed by a visitor, is done once they have logged in, and once alone',
  async (name, call, taken, sent) => {
    edge.answer({ ...ideaAnswers(idea), [call]: { body: { results: taken } } });
    const before = visit('visitor');
    await before.user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
    const asked = within(await screen.findByRole('dialog'));
    const ways = asked
      .getAllByRole('button', { name: /登録|ログイン/ })
      .map(({ textContent }) => textContent);
    expect(ways).toEqual(['はじめての方（会員登録・1分）', 'ログイン']);
    await before.user.click(asked.getByRole('button', { name: /^はじめての方/ }));
    expect([before.shell.register, edge.calls(call).length]).toEqual([expect.any(Function), 0]);
    before.unmount();
    const after = visit(supporter);
    await waitFor(() => expect(edge.calls(call)).toHaveLength(1));
    expect(edge.calls(call)[0]?.body).toEqual(sent);
    after.unmount();
    visit(supporter);
    await screen.findByRole('button', { name: new RegExp(`^${name}`) });
    expect(edge.calls(call)).toHaveLength(1);
  },
);

test('what was pressed is forgotten with the dialog that asks for the login', async () => {
  edge.answer(ideaAnswers(idea));
  const before = visit('visitor');
  await before.user.click(await screen.findByRole('button', { name: /^賛成/ }));
  await before.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '閉じる' }));
  before.unmount();
  visit(supporter);
  await screen.findByRole('button', { name: /^賛成/ });
  expect(edge.calls('PUT /ideas/:id/vote')).toEqual([]);
});

test('a vote is confirmed in its place, with the sum of its points and the way to say why; one that is refused tells what stands', async () => {
  edge.answer(ideaAnswers(idea));
  edge.answer({ 'PUT /ideas/:id/vote': { body: { results: { ...standing, type: 'positive' } } } });
  const { user } = open();
  const panel = within(await screen.findByRole('region', { name: 'このアイデアへの投票' }));
  panel.getByText('賛成2−反対0＝2');
  expect(panel.queryByRole('button', { name: /理由を書く$/ })).toBeNull();
  await user.click(panel.getByRole('button', { name: /^賛成/ }));
  await panel.findByText('賛成に投票しました。 賛成3票、中立1票、反対0票');
  panel.getByText('賛成3−反対0＝3');
  await user.click(panel.getByRole('button', { name: '賛成の理由を書く' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('comment-contents'));
  edge.answer({ 'PUT /ideas/:id/vote': failures[503] });
  edge.answer(ideaAnswers({ ...idea, ...standing }, { my_vote: 'positive' }));
  await user.click(panel.getByRole('button', { name: /^反対/ }));
  await panel.findByText(/あなたの投票は「賛成」のままです。$/);
  expect(panel.queryByText(/^賛成に投票しました/)).toBeNull();
  panel.getByRole('button', { name: /^賛成/, pressed: true });
});

test.each([
  [0, 'まだ投票はありません', 0],
  [19, '19ポイント', 0],
  [20, '20ポイント', 3],
])('%d votes are shown as %s; percentages are for 20 and more', async (votes, words, shares) => {
  const counts = {
    vote_count: votes,
    positive_count: votes,
    neutral_count: 0,
    negative_count: 0,
    point: votes,
  };
  edge.answer(ideaAnswers({ ...idea, ...counts }));
  open();
  const panel = within(await screen.findByRole('region', { name: 'このアイデアへの投票' }));
  panel.getByText(words);
  expect(panel.queryAllByText(/%$/)).toHaveLength(shares);
  expect(panel.queryAllByText('0票')).toHaveLength(votes === 0 ? 0 : 2);
});

test('what is said of a vote that is taken back are the figures beside it, though the page hears of them a moment later', async () => {
  const after = { vote_count: 2, positive_count: 1, neutral_count: 1, negative_count: 0, point: 1 };
  const answered = Promise.withResolvers<Answer>();
  edge.answer({
    ...ideaAnswers(idea, { my_vote: 'positive' }),
    'DELETE /ideas/:id/vote': () => answered.promise,
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^賛成/, pressed: true }));
  answered.resolve({ body: { results: { ...after, type: null } } });
  const said = await screen.findByText(/^投票を取り消しました。/);
  expect(said.textContent).toBe('投票を取り消しました。\n賛成1票、中立1票、反対0票');
  await screen.findByText('賛成1−反対0＝1');
});

test('where one’s own marks cannot be read, that is said, and a press on what is offered brings them', async () => {
  edge.answer({
    ...ideaAnswers(idea),
    'GET /ideas/:id': ({ query }) => (query.has('fields') ? failures[503] : { body: { results: idea } }),
  });
  const { user } = panels();
  const said = await screen.findByText('あなたの投票を読み込めませんでした。');
  expect(said.closest('[role=alert]')).toBeTruthy();
  await expectAccessible();
  edge.answer(ideaAnswers(idea, { ...noMarks, my_vote: 'neutral' }));
  await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  await screen.findByRole('button', { name: /^中立/, pressed: true });
});

test('a favourite that is set and unset is said in words, and nothing before', async () => {
  edge.answer({
    ...ideaAnswers(idea),
    'PUT /ideas/:id/favorite': { body: { results: {} } },
    'DELETE /ideas/:id/favorite': { status: 204 },
  });
  const { user } = visit(supporter);
  const button = await screen.findByRole('button', { name: /^お気に入り/, pressed: false });
  const said = () =>
    screen.getAllByRole('status').flatMap(({ textContent }) => /お気に入り/.exec(textContent)?.input ?? []);
  expect(said()).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(said()).toEqual(['お気に入りに追加しました']));
  await screen.findByRole('button', { name: 'お気に入り追加済み', pressed: true });
  await user.click(button);
  await waitFor(() => expect(said()).toEqual(['お気に入りから外しました']));
});

test('a vote while the page still loads leaves nothing unread', async () => {
  const read = Promise.withResolvers<void>();
  const answers = ideaAnswers(idea);
  const late = ['GET /ideas/:id/related', 'GET /ideas/:id/comments', 'GET /ideas'] as const;
  edge.answer(answers);
  for (const call of late) {
    edge.answer({
      [call]: async () => {
        await read.promise;
        return answers[call] as Answer;
      },
    });
  }
  edge.answer({ 'PUT /ideas/:id/vote': { body: { results: { ...standing, type: 'positive' } } } });
  const { user } = open();
  await waitFor(() => expect(edge.calls('GET /ideas/:id/related').length).toBeGreaterThan(0));
  await user.click(await screen.findByRole('button', { name: /^賛成/ }));
  await waitFor(() => expect(edge.calls('PUT /ideas/:id/vote')).toHaveLength(1));
  await screen.findByRole('button', { name: /^賛成.*3/, pressed: true });
  read.resolve();
  await screen.findByRole('heading', { name: '窓口の予約' });
  expect(screen.queryByText('読み込めませんでした')).toBeNull();
});

test('where an archived category takes no votes, the buttons say why', async () => {
  edge.answer(ideaAnswers(idea));
  const { user } = panels({ ...idea, category: { ...idea.category, status: 'completed' } });
  const button = await screen.findByRole('button', { name: /^賛成/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe('募集を終了したテーマのため、投票は締め切りました。');
  await user.click(button);
  expect(edge.calls('PUT /ideas/:id/vote')).toEqual([]);
});

test('an idea whose author the reader blocks is not shown', async () => {
  edge.answer(ideaAnswers(idea, { is_blocked: true }));
  const { address } = open();
  await waitFor(() => expect(address()).toBe('/idea/hide_user'));
});

test.each(['/idea/7', '/idea/abc'])('%s that is nobody’s says so, with ways on', async (at) => {
  edge.answer({ 'GET /ideas/:id': failures[404] });
  show('public', <IdeaPage />, { at, path: '/idea/:id' });
  await screen.findByRole('heading', { level: 1, name: 'お探しのアイデアは見つかりませんでした' });
  expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  await expectAccessible();
});

test('who has just posted is told what comes next and how they will hear of it; a page of zeros it is not', async () => {
  const counts = { vote_count: 0, positive_count: 0, neutral_count: 0, negative_count: 0, point: 0 };
  edge.answer(ideaAnswers({ ...idea, ...counts }, { is_mine: true }));
  const state = { posted: true };
  show('public', <IdeaPage />, { at: '/idea/7', path: '/idea/:id', who: supporter, state });
  await screen.findByText('アイデアを投稿しました');
  screen.getByText(/^コメントや回答があると、通知とメールでお知らせします。/);
  expect(screen.getByRole('link', { name: '通知の設定' }).getAttribute('href')).toBe('/members/settings');
  await screen.findByRole('link', { name: '似たアイデアを見る' });
  await screen.findByRole('button', { name: 'アイデアを編集' });
  const panel = screen.getByRole('region', { name: 'このアイデアへの投票' });
  expect(panel.textContent).not.toMatch(/0(票|ポイント)/);
  await expectAccessible();
});

test('who has just posted what nothing is like is led to nothing like it', async () => {
  edge.answer({ ...ideaAnswers(idea, { is_mine: true }), 'GET /ideas/:id/related': pageOf([]) });
  show('public', <IdeaPage />, { at: '/idea/7', path: '/idea/:id', who: supporter, state: { posted: true } });
  await screen.findByText('アイデアを投稿しました');
  await waitFor(() => expect(edge.calls('GET /ideas/:id/related').length).toBeGreaterThan(0));
  await screen.findByRole('button', { name: 'アイデアを編集' });
  expect(screen.queryByRole('link', { name: '似たアイデアを見る' })).toBeNull();
});

test('an idea of the heaviest words is text, in its own direction, and leads nowhere but on the site and the web', async () => {
  const words = `${heavyWords} [押して](javascript:alert(1))`;
  const tags = [{ id: 1, name: words, locked: true }];
  edge.answer(ideaAnswers({ ...idea, name: words, contents: words, raw_contents: words, tags }));
  open();
  const title = await screen.findByRole('heading', { level: 1, name: /^Donau/ });
  expect([title.textContent, title.dir]).toEqual([words, 'auto']);
  const addresses = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(addresses.filter((address) => !/^(\/|#|https?:)/.test(address))).toEqual([]);
  expect(document.querySelector('main script, main b')).toBeNull();
  await expectAccessible();
});

test('where the operators show no profiles, no author is a way to one', async () => {
  edge.answer(ideaAnswers(idea));
  const features = { feature_display_user_profile: '0' };
  show('public', <IdeaPage />, { at: '/idea/7', path: '/idea/:id', who: supporter, site: { features } });
  await screen.findByRole('article', { name: 'No.001' });
  expect(document.querySelectorAll('main a[href*="/members/"]')).toHaveLength(0);
});
