import type { Response } from 'supertest';
import { type Beside, bootBesideIdeas } from './boot.ts';
import { type Action, lists, narrowed, roles, type State, states, tables } from './role-tables.ts';

type Role = (typeof roles)[number];
/** Comments by the role's member and by another, of which each call finds a fresh one. */
type Place = { idea: number; own: Record<string, number[]>; others: number[] };

let app: Beside;
const places = new Map<string, Place>();

const day = 86_400_000;
const moments: Partial<Record<State, object>> = {
  before: { status: 'on_air', from: new Date(Date.now() + day).toISOString() },
  after: { status: 'on_air', until: new Date(Date.now() - day).toISOString() },
};
const keyOf = (state: State, list: string) => `${state}-${Object.keys(lists).indexOf(list)}`;
const pairs = states.flatMap((state) => Object.keys(lists).map((list) => ({ state, list })));
const members = roles.slice(1);
const perPlace = 20;

const stepper = (comment_roles: string, index: number) => ({
  stepper_key: `takes-${index}`,
  name: '段階',
  exec_order: 10 + index,
  comment_roles,
});

/** Texts with numbers of their own, which no check takes for one another. */
let written = 0;
const text = () => {
  written += 1;
  return `${written}番目の意見`;
};

const importIdeas = async (): Promise<number[]> => {
  await app.ideasRpc.call('ImportCategories', {
    steppers: Object.keys(lists).map(stepper),
    categories: pairs.map(({ state, list }, index) => ({
      search_key: keyOf(state, list),
      name: keyOf(state, list),
      status: state,
      stepper: list === '' ? '' : `takes-${Object.keys(lists).indexOf(list)}`,
      serial_number: 100 + index,
      ...moments[state],
    })),
  });
  const { idea_ids, rejections } = await app.ideasRpc.call('ImportIdeas', {
    ideas: pairs.map(({ state, list }) => ({
      import_key: `roles:${keyOf(state, list)}`,
      name: '題名',
      contents: '本文',
      category: keyOf(state, list),
      member_id: 'another',
      date_entered: '2026-05-01T00:00:00Z',
    })),
  });
  expect(rejections).toEqual([]);
  return idea_ids;
};

const importComments = async (ideas: number[]) => {
  const authors = [...members.flatMap((role) => [role, role, role]), ...Array(perPlace).fill('somebody')];
  const rows = ideas.flatMap((idea_id) =>
    authors.map((member_id, n) => ({
      import_key: `roles:${idea_id}:${n}`,
      idea_id,
      member_id,
      contents: text(),
      date_entered: '2026-05-01T00:00:00Z',
    })),
  );
  const { rejections } = await app.rpc.call('ImportComments', { comments: rows });
  expect(rejections).toEqual([]);
};

beforeAll(async () => {
  app = await bootBesideIdeas();
  const ideas = await importIdeas();
  await importComments(ideas);
  for (const [index, { state, list }] of pairs.entries()) {
    const idea = ideas[index] as number;
    const { results } = (await app.get(`/comments?idea=${idea}&limit=100`, 'admin', 'admin')).body;
    const by = (id: string): number[] =>
      results
        .filter((item: { user: { id: string } }) => item.user.id === id)
        .map(({ id: comment }: { id: number }) => comment);
    const own = Object.fromEntries(members.map((role) => [role, by(role)]));
    places.set(keyOf(state, list), { idea, own, others: by('somebody') });
  }
});
afterAll(() => app.stop());

const letterOf = ({ status, body }: Response): string => {
  if (status < 300) return 'y';
  if (status === 401) return 'v';
  if (status === 404) return 'n';
  if (status !== 403) return `${status}`;
  if (body.message === 'This category only create subcomment') return 'o';
  if (body.errors?.category) return 'c';
  return body.errors?.stepper ? 's' : 'f';
};

const send = async (method: 'get' | 'post' | 'put' | 'delete', path: string, role: Role, body?: object) => {
  const headers = role === 'visitor' ? {} : await app.as(role, role);
  const request = app.http[method](path).set(headers);
  return letterOf(await (body ? request.send(body) : request));
};

/** A comment that no earlier call removed. */
const next = (comments: number[] | undefined, spare: number[]) => comments?.pop() ?? spare[0];

const acts: Record<Action, (place: Place, role: Role) => Promise<string>> = {
  reads: ({ others }, role) => send('get', `/comments/${others[0]}`, role),
  comments: ({ idea }, role) => send('post', '/comments', role, { idea_id: idea, contents: text() }),
  replies: ({ idea, others }, role) =>
    send('post', '/comments', role, { idea_id: idea, comment_id: others[0], contents: text() }),
  'edits their own': ({ own, others }, role) =>
    send('put', `/comments/${next(own[role], others)}`, role, { contents: text() }),
  'edits another’s': ({ others }, role) => send('put', `/comments/${others[0]}`, role, { contents: text() }),
  'removes their own': ({ own, others }, role) =>
    send('delete', `/comments/${next(own[role], others)}`, role),
  'removes another’s': ({ others }, role) => send('delete', `/comments/${next(others, others)}`, role),
  rates: ({ others }, role) => send('put', `/comments/${others[0]}/rating`, role, { stars: 3 }),
};

/** A stepper's list refuses whom the category would take. */
const narrow = (row: string, list: string): string =>
  [...row].map((letter, index) => (letter === 'y' ? lists[list]?.[index] : letter)).join('');

const cases = (Object.keys(tables) as Action[]).flatMap((action) =>
  pairs.map(({ state, list }) => {
    const row = tables[action][state];
    return { action, state, list, expected: narrowed.includes(action) ? narrow(row, list) : row };
  }),
);

test.each(cases)(
  'who $action in $state, where the stepper takes "$list"',
  async ({ action, state, list, expected }) => {
    const place = places.get(keyOf(state, list)) as Place;
    const row = await Promise.all(roles.map((role) => acts[action](place, role)));
    expect(row.join('')).toBe(expected);
  },
);
