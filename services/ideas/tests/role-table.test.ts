import type { Response } from 'supertest';
import { bootIdeas, type Ideas } from './boot.ts';
import { type Action, lists, narrowed, roles, type State, states, tables } from './role-tables.ts';

type Role = (typeof roles)[number];
type Ids = Record<string, number>;

let ideas: Ideas;
/** Of each state and list: its category, and of each member an idea that stays and one to remove. */
const places = new Map<string, { category: number; kept: Ids; removable: Ids }>();

const day = 86_400_000;
const from = new Date(Date.now() + day).toISOString();
const until = new Date(Date.now() - day).toISOString();
const keyOf = (state: State, list: string) => `${state}-${Object.keys(lists).indexOf(list)}`;
const members = [...roles.slice(1), 'another'];

beforeAll(async () => {
  ideas = await bootIdeas();
  const stepper = (roleList: string) => ({
    stepper_key: `only-${roleList.replace(',', '-') || 'all'}`,
    name: '段階',
    exec_order: 1,
    post_roles: roleList,
    comment_roles: roleList,
    vote_roles: roleList,
    support_roles: roleList,
  });
  const pairs = states.flatMap((state) => Object.keys(lists).map((list) => ({ state, list })));
  await ideas.rpc.call('ImportCategories', {
    steppers: Object.keys(lists).map(stepper),
    categories: pairs.map(({ state, list }) => ({
      search_key: keyOf(state, list),
      name: keyOf(state, list),
      status: state === 'before' || state === 'after' ? 'on_air' : state,
      stepper: list === '' ? '' : stepper(list).stepper_key,
      from: state === 'before' ? from : '',
      until: state === 'after' ? until : '',
      serial_number: 20,
    })),
  });
  const listed = await ideas.http.get('/categories').set(await ideas.as('admin', 'admin'));
  const posts = pairs.flatMap(({ state, list }) =>
    members.flatMap((member) =>
      ['kept', 'removable'].map((use) => ({ import_key: `${keyOf(state, list)}:${use}:${member}`, member })),
    ),
  );
  const { idea_ids } = await ideas.rpc.call('ImportIdeas', {
    ideas: posts.map(({ import_key, member }) => ({
      import_key,
      name: '題名',
      contents: '本文',
      category: import_key.split(':')[0] as string,
      member_id: member,
      date_entered: '2026-05-01T00:00:00Z',
      tags: [],
    })),
  });
  const ids = new Map(posts.map(({ import_key }, index) => [import_key, idea_ids[index] as number]));
  for (const { id, search_key: key } of listed.body.results as { id: number; search_key: string }[]) {
    const idsOf = (use: string): Ids =>
      Object.fromEntries(members.map((member) => [member, ids.get(`${key}:${use}:${member}`) as number]));
    places.set(key, { category: id, kept: idsOf('kept'), removable: idsOf('removable') });
  }
});
afterAll(() => ideas.stop());

const letterOf = ({ status, body }: Response): string => {
  if (status < 300) return 'y';
  if (status === 401) return 'v';
  if (status === 404) return 'n';
  if (status === 400 && body.errors?.reason) return 'r';
  if (status !== 403) return `${status}`;
  if (body.errors?.category) return 'c';
  return body.errors?.stepper ? 's' : 'f';
};

const words: Record<string, string> = {
  'Idea not found': 'n',
  category: 'c',
  stepper: 's',
  'This category only create subcomment': 'o',
};

const check = (idea_id: number, role: Role, top_level: boolean): Promise<string> =>
  ideas.rpc.call('CheckComment', { idea_id, member_id: role, role, top_level }).then(
    () => 'y',
    (error: { details: string }) => words[error.details] ?? error.details,
  );

type Place = { category: number; others: number; own: number; removable: number };

const send = async (method: 'get' | 'post' | 'put' | 'delete', path: string, role: Role, body?: object) => {
  const headers = role === 'visitor' ? {} : await ideas.as(role, role);
  const request = ideas.http[method](path).set(headers);
  return letterOf(await (body ? request.send(body) : request));
};

const acts: Record<Action, (place: Place, role: Role) => Promise<string>> = {
  'sees another’s idea': ({ others }, role) => send('get', `/ideas/${others}`, role),
  'sees their own idea': async ({ own }, role) =>
    role === 'visitor' ? 'v' : send('get', `/ideas/${own}`, role),
  'posts an idea': ({ category }, role) =>
    send('post', '/ideas', role, { name: '題名', contents: '本文', category }),
  'comments on another’s idea': ({ others }, role) => check(others, role, true),
  'replies on another’s idea': ({ others }, role) => check(others, role, false),
  'votes on another’s idea': ({ others }, role) =>
    send('put', `/ideas/${others}/vote`, role, { type: 'neutral' }),
  'supports another’s idea': ({ others }, role) => send('put', `/ideas/${others}/support`, role),
  'tags another’s idea': ({ others }, role) => send('post', `/ideas/${others}/tags`, role, { name: role }),
  'edits another’s idea': ({ others }, role) => send('put', `/ideas/${others}`, role, { name: role }),
  'edits their own idea': ({ own }, role) => send('put', `/ideas/${own}`, role, { name: '改' }),
  'removes another’s idea without a reason': ({ others }, role) => send('delete', `/ideas/${others}`, role),
  'removes their own idea': ({ removable }, role) => send('delete', `/ideas/${removable}`, role),
};

/** A stepper's list refuses whom the category would take. */
const narrow = (row: string, list: string): string =>
  [...row].map((letter, index) => (letter === 'y' ? lists[list]?.[index] : letter)).join('');

const cases = (Object.keys(tables) as Action[]).flatMap((action) =>
  states.flatMap((state) =>
    Object.keys(lists)
      .filter((list) => list === '' || action in narrowed)
      .map((list) => ({ action, state, list, expected: narrow(tables[action][state], list) })),
  ),
);

test.each(cases)('who $action in $state, stepper for "$list"', async ({ action, state, list, expected }) => {
  const place = places.get(keyOf(state, list));
  if (!place) throw new Error('no such place');
  const { category, kept, removable } = place;
  const others = kept.another as number;
  const row = await Promise.all(
    roles.map((role) => {
      const own = { own: kept[role] ?? others, removable: removable[role] ?? others };
      return acts[action]({ category, others, ...own }, role);
    }),
  );
  expect(row.join('')).toBe(expected);
});
