import { eventually } from '@ideabox/testing';
import { openChannel } from '../open-channel.ts';
import { type Account, accountIds, api, as, mailOrigin, newMember, site } from '../product.ts';
import { loadOperations, type Operation } from './operations.ts';
import { makeScene, type Scene } from './unnamed-scene.ts';
import { readAll, readsOn } from './walk.ts';

let scene: Scene;
let channel: Awaited<ReturnType<typeof openChannel>>;
let operations: Operation[];
beforeAll(async () => {
  const host = await newMember();
  channel = await openChannel(host.id, host.headers);
  [scene, operations] = [await makeScene(host), await loadOperations()];
});
afterAll(() => channel.close());

/** Which of the texts tell who it is that nobody is told of. */
const telling = (answers: { asked: string; text: string }[], ids = [scene.hider.id, scene.leaver.id]) =>
  answers.filter(({ text }) => ids.some((id) => text.includes(id))).map(({ asked }) => asked);

const walk = async (headers: Record<string, string>, own: string) => {
  const { ideas, comments, hider, leaver, host } = scene;
  const things = { ideas, comments, members: [own, host.id, hider.id, leaver.id] };
  // Files are alike for everyone, and are read below, one after the other.
  const calls = operations.filter(({ path }) => !path.startsWith('/opendata'));
  const reads = readsOn(calls, things, [hider.id, leaver.id]);
  return readAll(reads, headers);
};

/** How a mail says that someone commented, replied or supports; one mail may tell several things of an idea. */
const tellings = /にコメントしました。|が返信しました。|を支持しました。/g;

type CaughtMail = { text: string };

const mailsTo = async (address: string) => {
  const found = await fetch(`${mailOrigin}/mails.json?to=${encodeURIComponent(address)}`);
  const listed = (await found.json()) as { id: string }[];
  return Promise.all(
    listed.map(async ({ id }) => ({
      asked: id,
      text: await (await fetch(`${mailOrigin}/mails/${id}/json`)).text(),
    })),
  );
};

describe('whoever is no operator meets the id of neither who hides nor who has withdrawn', () => {
  test.each<[string, () => Promise<{ id: string; headers: Record<string, string> }>]>([
    ['a visitor', async () => ({ id: 'nobody', headers: {} })],
    ['the host of their words', async () => scene.host],
    ['who blocks one of them', async () => scene.blocker],
    ...(['member1', 'supporter1', 'semioperator1'] as const).map(
      (account): [string, () => Promise<{ id: string; headers: Record<string, string> }>] => [
        account,
        async () => ({ id: accountIds[account], headers: await as(account) }),
      ],
    ),
  ])(
    '%s, in no answer of any call',
    async (_, reader) => {
      const { id, headers } = await reader();
      const answers = await walk(headers, id);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(80);
      expect(answers.filter(({ status }) => status === 429 || status >= 500)).toEqual([]);
      expect(telling(answers)).toEqual([]);
    },
    120_000,
  );

  test.each(['ideas', 'comments', 'votes'])('in no row of %s.csv', async (name) => {
    const { status, text } = await api.get(`/opendata/${name}.csv`).buffer(true);
    expect(status).toBe(200);
    // It may be ten minutes old, and who withdrew was shown until a moment ago.
    expect(telling([{ asked: name, text }], [scene.hider.id])).toEqual([]);
  });

  test('in no document, feed or map of the site', async () => {
    const { ideas, comments, host } = scene;
    const paths = [
      ...['/', '/ideas', '/comments', '/search', '/rss', '/sitemap.xml', '/analyze', `/members/${host.id}`],
      ...ideas.map((id) => `/idea/${id}`),
      ...comments.map((id) => `/idea/${ideas[0]}/comment/${id}`),
    ];
    const answers = await Promise.all(
      paths.map(async (asked) => ({ asked, text: (await site.get(asked).buffer(true)).text })),
    );
    expect(answers.filter(({ text }) => text === '')).toEqual([]);
    expect(telling(answers)).toEqual([]);
  });

  test('in no push and no mail', async () => {
    const { pushes } = channel;
    const { host } = scene;
    const mails = await eventually(async () => {
      expect(pushes.length).toBeGreaterThan(5);
      const sources = await mailsTo(host.email);
      const told = sources.flatMap(({ text }) => (JSON.parse(text) as CaughtMail).text.match(tellings) ?? []);
      expect(told.length).toBeGreaterThanOrEqual(6);
      expect(new Set(told).size).toBe(3);
      return sources;
    });
    expect(telling([...mails, { asked: 'pushes', text: JSON.stringify(pushes) }])).toEqual([]);
  });
});

describe.each<Account>(['operator1', 'admin1'])('%s', (account) => {
  test('is told who it was, in an answer of their own', async () => {
    const { hider, leaver, hidden, left } = scene;
    const headers = await as(account);
    for (const [{ id }, posted] of [
      [hider, hidden],
      [leaver, left],
    ] as const) {
      for (const path of [
        `/ideas/${posted.idea}`,
        `/ideas/${posted.idea}/versions`,
        `/ideas/${scene.ideas[0]}`,
        `/ideas?member_id=${id}`,
        `/comments/${posted.comments[0]}`,
        `/comments?member_id=${id}`,
        `/members/${id}/comments`,
        `/members/${id}`,
      ]) {
        const answer = await api.get(path).set(headers);
        expect([path, answer.text.includes(`"${id}"`), answer.headers['cache-control']]).toEqual([
          path,
          true,
          expect.stringMatching(/^private/),
        ]);
      }
    }
  });
});

test('who hides has their posts as before: found, marked as theirs, and theirs to edit', async () => {
  const { hider, hidden } = scene;
  const get = async (path: string) => (await api.get(path).set(hider.headers)).body;
  for (const path of [
    `/ideas?member_id=${hider.id}&fields=id,is_mine`,
    `/ideas/${hidden.idea}?fields=id,is_mine`,
  ])
    expect([(await get(path)).results].flat()).toEqual([{ id: hidden.idea, is_mine: true }]);
  const written = await get(`/members/${hider.id}/comments?fields=id,is_mine`);
  expect(written.results.map(({ is_mine }: { is_mine: boolean }) => is_mine)).toEqual([true, true]);
  const edited = await api
    .put(`/ideas/${hidden.idea}`)
    .set(hider.headers)
    .send({ contents: `三度目の本文です。${hider.name}` });
  expect([edited.status, edited.body.results.user.id]).toEqual([200, null]);
});

test('who hides is blocked by a post, without being named, and let go by the block', async () => {
  const { blocker, blocked, hider, hidden } = scene;
  const path = `/members/${blocker.id}/block_users`;
  expect([blocked.status, blocked.body.results]).toMatchObject([
    201,
    { id: null, portal_name: '', hidden: true },
  ]);
  const marks = async () => {
    const ask = (post: string) => api.get(`${post}?fields=is_blocked`).set(blocker.headers);
    const posts = [`/ideas/${hidden.idea}`, ...hidden.comments.map((id) => `/comments/${id}`)];
    return Promise.all(posts.map(async (post) => (await ask(post)).body.results.is_blocked));
  };
  await eventually(async () => expect(await marks()).toEqual([true, true, true]));
  const again = await api.post(path).set(blocker.headers).send({ comment: hidden.comments[0] });
  expect([again.status, again.body.message]).toEqual([409, 'HiddenUser already exists']);
  const byId = await api.post(path).set(blocker.headers).send({ id: hider.id });
  expect([byId.status, byId.body.message]).toEqual([404, 'User not found']);
  const { block_id } = (await api.get(path).set(blocker.headers)).body.results[0];
  expect((await api.delete(`${path}/${block_id}`).set(blocker.headers)).status).toBe(200);
  await eventually(async () => expect(await marks()).toEqual([false, false, false]));
});

test.each([
  [{}, 400, 'The given data was invalid'],
  [{ id: 'a', idea: 1 }, 400, 'The given data was invalid'],
  [{ idea: 999_999_999 }, 404, 'Idea not found'],
  [{ comment: 999_999_999 }, 404, 'Comment not found'],
])('blocking %j is refused', async (body, status, message) => {
  const { id, headers } = scene.blocker;
  const answer = await api.post(`/members/${id}/block_users`).set(headers).send(body);
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});
