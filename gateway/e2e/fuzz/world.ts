import { eventually } from '@ideabox/testing';
import { api, as, categoryWith, newMember } from '../product.ts';

export const nowhere = '999999999999';

type Headers = Record<string, string>;
type Created = { body: { results: { id: number } } };

/** Who asks: an id, where there is one, and the headers of the calls. */
export type Caller = { id: string; headers: Headers };

const roles = ['general', 'supporter', 'semi-operator', 'operator', 'admin'] as const;
export const callerNames = ['visitor', ...roles, 'suspended', 'bad token'] as const;
export type CallerName = (typeof callerNames)[number];

/** Everything that the calls may touch is made for them: other tests look at the same product meanwhile. */
export type World = {
  callers: Record<CallerName, Caller>;
  /** A member as whom nobody calls. */
  other: string;
  category: { id: number; key: string };
  taken: { search_key: string; stepper_key: string; news_key: string };
  idea: number;
  comment: number;
  tag: number;
  report: number;
  /** What may be removed. */
  removable: { idea: number; comment: number };
};

const idOf = async (creation: PromiseLike<Created>) => (await creation).body.results.id;

const memberAs = async (role: string, admin: Headers): Promise<Caller> => {
  const { id, headers } = await newMember();
  if (role !== 'general')
    await api
      .put(`/members/${id}/roles`)
      .set(admin)
      .send({ roles: [role] })
      .expect(200);
  await eventually(async () => {
    expect((await api.get('/me').set(headers)).body.results.roles[0]).toBe(role);
  });
  return { id, headers };
};

const suspendedMember = async (admin: Headers): Promise<Caller> => {
  const { id, headers } = await newMember();
  await api.put(`/members/${id}/status`).set(admin).send({ status: 'suspended' }).expect(200);
  await eventually(async () => expect((await api.get('/me').set(headers)).status).toBe(403));
  return { id, headers };
};

const firstOf = async (path: string, headers: Headers = {}) =>
  (await api.get(path).set(headers)).body.results[0];

export const makeWorld = async (): Promise<World> => {
  const admin = await as('admin1');
  const members = await Promise.all(
    roles.map(async (role) => [role, await memberAs(role, admin)] as [CallerName, Caller]),
  );
  const callers = {
    ...(Object.fromEntries(members) as Record<(typeof roles)[number], Caller>),
    visitor: { id: nowhere, headers: {} },
    suspended: await suspendedMember(admin),
    'bad token': { id: nowhere, headers: { Authorization: 'Bearer x.y.z' } },
  };
  const { headers } = callers.general;
  const id = await categoryWith('on_air');
  const category = (await api.get('/categories').set(admin)).body.results.find(
    (one: { id: number }) => one.id === id,
  );
  const postIdea = (name: string) =>
    idOf(api.post('/ideas').set(headers).send({ name, contents: '検査の本文です。', category: id }));
  const words = Date.now().toString(36);
  const [idea, removableIdea] = [
    await postIdea(`検査の題名 ${words}`),
    await postIdea(`検査の別の題名 ${words}`),
  ];
  const postComment = (contents: string) =>
    idOf(api.post('/comments').set(headers).send({ idea_id: idea, contents }));
  const [comment, removableComment] = [
    await postComment(`検査の発言 ${words}`),
    await postComment(`検査のもう一つの意見です ${words}`),
  ];
  return {
    callers,
    other: (await newMember()).id,
    category: { id, key: category.search_key },
    taken: {
      search_key: category.search_key,
      stepper_key: (await firstOf('/steppers')).stepper_key,
      news_key: (await firstOf('/news')).news_key,
    },
    idea,
    comment,
    tag: await idOf(
      api
        .post(`/ideas/${idea}/tags`)
        .set(headers)
        .send({ name: `検査${words}` }),
    ),
    report: await idOf(api.post('/report').send({ type: 'inquiry', contents: `検査です。${words}` })),
    removable: { idea: removableIdea, comment: removableComment },
  };
};

/** Takes away what others would still see. */
export const clearWorld = async ({ callers }: World): Promise<void> => {
  const admin = await as('admin1');
  for (const { id: member_id } of Object.values(callers)) {
    const posted = await api.get('/ideas').query({ member_id, fields: 'id', limit: 100 });
    for (const { id } of posted.body.results as { id: number }[])
      await api.delete(`/ideas/${id}`).set(admin).send({ reason: '検査の終わり' });
  }
};
