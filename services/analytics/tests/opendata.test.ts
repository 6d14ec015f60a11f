import { type IncomingMessage, get as request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@ideabox/testing';
import { applyFacts } from '../src/store/apply-facts.ts';
import { categoryFacts } from '../src/store/category-facts.ts';
import { commentFacts } from '../src/store/comment-facts.ts';
import { ideaFacts } from '../src/store/idea-facts.ts';
import { memberFacts } from '../src/store/member-facts.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, comment, idea, member, vote } from './facts.ts';

let service: Analytics;
beforeAll(async () => {
  service = await bootAnalytics();
  const { has } = service.sources;
  has.members = [
    member({ member_id: 'taro' }),
    member({ member_id: 'hidden', hidden: true }),
    member({ member_id: 'gone', status: 'MEMBER_STATUS_WITHDRAWN', portal_name: '' }),
  ];
  has.categories = [
    category({ category_id: 1, search_key: 'bosai' }),
    category({ category_id: 2, search_key: 'supporters', status: 'open_for_supporter' }),
    category({ category_id: 3, search_key: 'private', status: 'open_for_myself_and_operator' }),
    category({ category_id: 4, search_key: 'invisible', invisible: true }),
    category({ category_id: 5, search_key: 'archive', name: '過去', status: 'completed' }),
  ];
  has.details = [5, 2, 3, 4, 1].map((category_id) => ({
    category_id,
    description: '=説明',
    contents: '',
    serial_number: 10 - category_id,
    stepper: '',
    from: '',
    until: '',
    status: 'on_air',
  }));
  has.ideas = [
    idea({ idea_id: 1, name: '=SUM(A1)', contents: '一行目\n"二行目", 終わり', tags: ['防災', 'a|b'] }),
    idea({ idea_id: 2, category_id: 2 }),
    idea({ idea_id: 3, category_id: 3 }),
    idea({ idea_id: 4, category_id: 4 }),
    idea({ idea_id: 5, category_id: 5, author_id: 'hidden', name: '過去の案', tags: [] }),
    idea({ idea_id: 6, removed: true }),
    idea({ idea_id: 7, category_id: 99 }),
    idea({ idea_id: 8, author_id: 'gone', name: '去った人の案', tags: [] }),
  ];
  has.comments = [
    comment({ comment_id: 1, author_id: 'taro', contents: '- 箇条書き' }),
    comment({ comment_id: 2, parent_id: 1, author_id: 'hidden', contents: '返信' }),
    comment({ comment_id: 3, removed: true, contents: '' }),
    comment({ comment_id: 4, parent_id: 3, author_id: 'gone', contents: '消えた発言への返信' }),
    comment({ comment_id: 5, idea_id: 2, contents: '見えない' }),
    comment({ comment_id: 6, idea_id: 6, contents: '見えない' }),
    comment({ comment_id: 7, idea_id: 404, contents: '見えない' }),
  ];
  has.votes = [
    vote({
      idea_id: 1,
      member_id: 'a',
      type: 'VOTE_TYPE_POSITIVE',
      date_entered: '2026-06-02T03:00:00.000Z',
    }),
    vote({
      idea_id: 1,
      member_id: 'b',
      type: 'VOTE_TYPE_NEGATIVE',
      date_entered: '2026-06-01T03:00:00.000Z',
    }),
    vote({ idea_id: 1, member_id: 'c', type: 'VOTE_TYPE_NEUTRAL', date_entered: '2026-06-01T14:59:59.999Z' }),
    vote({ idea_id: 1, member_id: 'd', type: 'VOTE_TYPE_NEUTRAL', date_entered: '2026-06-01T15:00:00.000Z' }),
    vote({ idea_id: 1, member_id: 'e', type: 'VOTE_TYPE_UNSPECIFIED' }),
    vote({ idea_id: 2, member_id: 'a' }),
    vote({ idea_id: 5, member_id: 'a' }),
    vote({ idea_id: 6, member_id: 'a' }),
  ];
  await applyFacts(service.db, memberFacts, has.members);
  await applyFacts(service.db, categoryFacts, has.categories);
  await applyFacts(service.db, ideaFacts, has.ideas);
  await applyFacts(service.db, commentFacts, has.comments);
});
afterAll(() => service.stop());

const at = '2026-06-01T03:00:00.000Z';

test.each([
  [
    'categories',
    [
      'search_key,name,description,status,serial_number,contents,stepper,from,until',
      "archive,過去,'=説明,on_air,5,,,,",
      "bosai,防災,'=説明,on_air,9,,,,",
    ],
  ],
  [
    'ideas',
    [
      'id,name,contents,category,member_id,date_entered,tags',
      `1,'=SUM(A1),"一行目\n""二行目"", 終わり",bosai,taro,${at},防災|a\\|b`,
      `5,過去の案,避難所の場所を覚える。,archive,,${at},`,
      `8,去った人の案,避難所の場所を覚える。,bosai,,${at},`,
    ],
  ],
  [
    'comments',
    [
      'id,idea_id,parent_id,member_id,contents,date_entered',
      `1,1,,taro,'- 箇条書き,${at}`,
      `2,1,1,,返信,${at}`,
      `4,1,,,消えた発言への返信,${at}`,
    ],
  ],
  [
    'votes',
    [
      'idea_id,type,voted_on',
      '1,negative,2026-06-01',
      '1,neutral,2026-06-01',
      '1,neutral,2026-06-02',
      '1,positive,2026-06-02',
      '5,positive,2026-06-01',
    ],
  ],
])('%s.csv is what a visitor may see, and no more', async (name, lines) => {
  const answer = await service.http.get(`/opendata/${name}.csv`).expect(200);
  expect(answer.text).toBe(`${lines.join('\n')}\n`);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=60',
  });
  const admin = await service.as('admin', 'admin');
  expect((await service.http.get(`/opendata/${name}.csv`).set(admin)).text).toBe(answer.text);
});

test('a table without rows has its header', async () => {
  const { has } = service.sources;
  const { votes } = has;
  has.votes = [];
  expect((await service.http.get('/opendata/votes.csv')).text).toBe('idea_id,type,voted_on\n');
  has.votes = votes;
});

test.each(['/opendata/members.csv', '/opendata/votes', '/opendata/../opendata/x.csv', '/opendata/'])(
  '%s is not there',
  async (path) => {
    const answer = await service.http.get(path);
    expect([answer.status, answer.body.message]).toEqual([404, 'Data not found']);
  },
);

test('headers alone can be asked for', async () => {
  const answer = await service.http.head('/opendata/ideas.csv').expect(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
});

/** Votes in so many parts of 500, each on an idea of its own. */
const manyVotes = (parts: number) =>
  Array.from({ length: parts * 500 }, (_, n) => vote({ idea_id: 1, member_id: String(n).padStart(9, '0') }));

/** What comes of a download, up to where it breaks off; `onData` may stop it. */
const download = (onData: (response: IncomingMessage) => void = () => undefined) =>
  new Promise<{ status: number; text: string; whole: boolean }>((resolve, reject) => {
    request(`http://127.0.0.1:${service.httpPort}/api/v1/opendata/ideas.csv`, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece) => {
        text += piece;
        onData(response);
      });
      response.on('close', () =>
        resolve({ status: response.statusCode as number, text, whole: response.complete }),
      );
      response.on('error', () => undefined);
    }).on('error', reject);
  });

describe('a long table', () => {
  const long = (parts: number) =>
    Array.from({ length: parts * 500 }, (_, n) => idea({ idea_id: n + 100, contents: 'あ'.repeat(900) }));
  let ideas: typeof service.sources.has.ideas;
  beforeEach(() => {
    ideas = service.sources.has.ideas;
  });
  afterEach(() => {
    service.sources.has.ideas = ideas;
    service.sources.during.ideas = async () => undefined;
  });

  test('comes whole', async () => {
    service.sources.has.ideas = long(6);
    const { text, whole } = await download();
    expect(whole).toBe(true);
    expect(text.split('\n')).toHaveLength(3_002);
  });

  test('whose source is away from the start is 503', async () => {
    service.sources.has.ideas = long(1);
    service.sources.during.ideas = async () => Promise.reject(new Error('the database has gone'));
    const answer = await service.http.get('/opendata/ideas.csv');
    expect([answer.status, answer.body.message]).toEqual([503, 'Service unavailable']);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  test('whose source goes away on the way is broken off, never short in silence', async () => {
    service.sources.has.ideas = long(6);
    service.sources.during.ideas = async (part) => {
      if (part === 3) throw new Error('the database has gone');
    };
    const { status, text, whole } = await download();
    expect(status).toBe(200);
    expect(text).toMatch(/^id,name/);
    expect(whole).toBe(false);
  });

  test('is read from its source no faster than it is taken, and no longer', async () => {
    let told = 0;
    let reader: { destroy: () => void } | undefined;
    service.sources.has.ideas = long(60);
    service.sources.during.ideas = async (part) => {
      told = part;
    };
    const ended = download((response) => {
      reader = response;
      response.pause();
    });
    await eventually(async () => {
      const before = told;
      await wait(400);
      expect(before).toBeGreaterThan(0);
      expect(told).toBe(before);
    });
    expect(told).toBeLessThan(60);
    reader?.destroy();
    expect((await ended).whole).toBe(false);
    await wait(300);
    expect(told).toBeLessThan(60);
  });
});

test('more downloads at once than a few are asked to come later; who goes makes room', async () => {
  service.sources.has.votes = manyVotes(4);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  service.sources.during.votes = () => held;
  const url = `http://127.0.0.1:${service.httpPort}/api/v1/opendata/votes.csv`;
  const going = [1, 2, 3, 4].map(() => new AbortController());
  const first = going.map(({ signal }) => fetch(url, { signal }).catch(() => undefined));
  await eventually(async () => {
    expect((await service.http.get('/opendata/categories.csv')).status).toBe(503);
  });
  for (const each of going) each.abort();
  release();
  await Promise.all(first);
  await eventually(async () => {
    expect((await service.http.get('/opendata/categories.csv')).status).toBe(200);
  });
});
