import { eventually } from '@ideabox/testing';
import { api, as, categoryWith, type Member, newMember } from '../product.ts';

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
  for (const mark of ['favorite', 'read']) await send(member, 'put', `/ideas/${host.idea}/${mark}`);
  // The role that was just given is in force within five seconds.
  await eventually(() => send(member, 'put', `/ideas/${host.idea}/support`));
  const about = { target: 'idea', target_id: host.idea };
  await send(member, 'post', '/report', { type: 'problem', contents: `不具合です ${member.name}`, ...about });
  return { idea, comments: [first, reply] };
};

const makeSupporter = async ({ id }: Member) => {
  const roles = ['supporter'];
  await api
    .put(`/members/${id}/roles`)
    .set(await as('admin1'))
    .send({ roles })
    .expect(200);
};

/**
 * Someone who hides and someone who has withdrawn, after all that they could do; a host on whose idea they did it, and someone
 * who blocks the one who hides.
 */
export const makeScene = async (host: Member) => {
  const [hider, leaver, blocker] = await Promise.all([newMember(), newMember(), newMember()]);
  await Promise.all([hider, leaver].map(makeSupporter));
  await send(hider, 'put', `/members/${hider.id}`, { hidden_contributor: true });
  const instantly = Object.fromEntries(
    ['comment_on_idea', 'reply_to_comment', 'support_on_idea'].map((kind) => [kind, { email: 'instant' }]),
  );
  await send(host, 'put', `/members/${host.id}/notification_settings`, instantly);
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
  });
  const ideas = [idea, hidden.idea, left.idea];
  const comments = [own.comment, ...hidden.comments, ...left.comments];
  return { hider, leaver, host, blocker, blocked, hidden, left, ideas, comments };
};

export type Scene = Awaited<ReturnType<typeof makeScene>>;
