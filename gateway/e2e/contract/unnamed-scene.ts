import { eventually } from '@ideabox/testing';
import pusherModule from 'pusher-js';
import { api, as, categoryWith, newMember, origin } from '../product.ts';

type Member = Awaited<ReturnType<typeof newMember>>;

// Its types say that the class is the module's `default`; in Node it is the module itself.
const Pusher = pusherModule as unknown as typeof pusherModule.default;

/** What is pushed to a member from now on. */
const hearPushes = async ({ id, headers }: Member) => {
  const { hostname, port } = new URL(origin);
  const pusher = new Pusher('ideabox', {
    ...{ wsHost: hostname, wsPort: Number(port), forceTLS: false, enabledTransports: ['ws'], cluster: '' },
    disableStats: true,
    channelAuthorization: { endpoint: `${origin}/api/v1/broadcasting/auth`, transport: 'ajax', headers },
  });
  const pushes: unknown[] = [];
  const channel = pusher.subscribe(`private-user.${id}`);
  channel.bind_global((event: string, data: unknown) => pushes.push({ event, data }));
  await new Promise((resolve) => {
    channel.bind('pusher:subscription_succeeded', resolve);
  });
  return { pushes, close: () => pusher.disconnect() };
};

const send = async (member: Member, method: 'post' | 'put', path: string, body: object = {}) => {
  const answer = await api[method](path).set(member.headers).send(body);
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
  return answer.body.results;
};

const postIdea = async (member: Member): Promise<number> => {
  const category = await categoryWith('on_air');
  const words = { name: `名前のない試験 ${member.name}`, contents: `本文です。${member.name}`, category };
  return (await send(member, 'post', '/ideas', words)).id;
};

const comment = async (
  member: Member,
  idea_id: number,
  contents: string,
  comment_id?: number,
): Promise<number> =>
  (await send(member, 'post', '/comments', { idea_id, comment_id, contents: `${contents} ${member.name}` }))
    .id;

/** All that a member can do, so that it could tell of them. */
const doEverything = async (member: Member, host: { idea: number; comment: number }) => {
  const idea = await postIdea(member);
  await send(member, 'put', `/ideas/${idea}`, { contents: `書き直した本文です。${member.name}` });
  const first = await comment(member, host.idea, '最初に思ったことを書きます');
  const reply = await comment(member, host.idea, 'ご意見への返信です', host.comment);
  await send(member, 'put', `/comments/${first}`, { contents: `思い直したことを書きます ${member.name}` });
  await send(member, 'post', `/ideas/${host.idea}/tags`, { name: member.name.slice(0, 20) });
  await send(member, 'put', `/ideas/${host.idea}/vote`, { type: 'positive', named: true });
  await send(member, 'put', `/comments/${host.comment}/rating`, { stars: 5 });
  for (const mark of ['favorite', 'read', 'support'])
    await send(member, 'put', `/ideas/${host.idea}/${mark}`);
  const about = { target: 'idea', target_id: host.idea };
  await send(member, 'post', '/report', { type: 'problem', contents: `不具合です ${member.name}`, ...about });
  return { idea, comments: [first, reply] };
};

const makeSupporter = async ({ id, headers }: Member) => {
  await api
    .put(`/members/${id}/roles`)
    .set(await as('admin1'))
    .send({ roles: ['supporter'] })
    .expect(200);
  await eventually(async () => {
    const me = await api.get('/me').set(headers);
    expect(me.body.results.roles).toEqual(['supporter']);
  }, 6_000);
};

/**
 * Someone who hides and someone who has withdrawn, after all that they could do; a host on whose idea they did it, and someone
 * who blocks the one who hides.
 */
export const makeScene = async () => {
  const [hider, leaver, host, blocker] = await Promise.all([
    newMember(),
    newMember(),
    newMember(),
    newMember(),
  ]);
  await Promise.all([hider, leaver].map(makeSupporter));
  await send(hider, 'put', `/members/${hider.id}`, { hidden_contributor: true });
  const instantly = Object.fromEntries(
    ['comment_on_idea', 'reply_to_comment', 'support_on_idea'].map((kind) => [kind, { email: 'instant' }]),
  );
  await send(host, 'put', `/members/${host.id}/notification_settings`, instantly);
  const { pushes, close } = await hearPushes(host);
  const idea = await postIdea(host);
  const own = { idea, comment: await comment(host, idea, '主催の側からひとこと') };
  const [hidden, left] = [await doEverything(hider, own), await doEverything(leaver, own)];
  await comment(host, hidden.idea, 'あなたの案について');
  const answer = { contents: '検討します。', status: 'considering' };
  for (const posted of [hidden, left])
    await api
      .put(`/ideas/${posted.idea}/answer`)
      .set(await as('operator1'))
      .send(answer)
      .expect(200);
  const blocked = await api
    .post(`/members/${blocker.id}/block_users`)
    .set(blocker.headers)
    .send({ idea: hidden.idea });
  await api.delete(`/members/${leaver.id}`).set(leaver.headers).expect(200);
  await eventually(async () => {
    for (const path of [`/ideas/${left.idea}`, `/comments/${left.comments[0]}`])
      expect((await api.get(path)).body.results.user.status).toBe('withdrawn');
  }, 10_000);
  const ideas = [idea, hidden.idea, left.idea];
  const comments = [own.comment, ...hidden.comments, ...left.comments];
  return { hider, leaver, host, blocker, blocked, hidden, left, ideas, comments, pushes, close };
};

export type Scene = Awaited<ReturnType<typeof makeScene>>;
