import { eventually } from '@ideabox/testing';
import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { categoryFacts } from '../src/store/facts/category-facts.ts';
import { commentFacts } from '../src/store/facts/comment-facts.ts';
import { ideaFacts } from '../src/store/facts/idea-facts.ts';
import { memberFacts } from '../src/store/facts/member-facts.ts';
import { voteFacts } from '../src/store/facts/vote-facts.ts';
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
  const votes = (idea_id: number, day: string, ...types: ('POSITIVE' | 'NEUTRAL' | 'NEGATIVE')[]) =>
    types.map((type, n) =>
      vote({
        idea_id,
        member_id: `${day} ${n}`,
        type: `VOTE_TYPE_${type}`,
        date_entered: `${day}T03:00:00.000Z`,
      }),
    );
  await applyFacts(service.db, voteFacts, [
    ...votes(1, '2026-06-02', 'POSITIVE', 'NEGATIVE', 'POSITIVE', 'NEUTRAL'),
    // The first moment of the second of June in Japan.
    vote({ idea_id: 1, member_id: 'early', date_entered: '2026-06-01T15:00:00.000Z' }),
    ...votes(1, '2026-06-01', 'NEGATIVE', 'POSITIVE'),
    ...votes(1, '2026-06-05', 'NEUTRAL', 'POSITIVE', 'NEGATIVE'),
    ...votes(1, '2026-07-05', 'NEUTRAL', 'POSITIVE', 'NEGATIVE', 'NEGATIVE'),
    vote({ idea_id: 1, member_id: 'cancelled', type: 'VOTE_TYPE_UNSPECIFIED' }),
    ...[2, 5, 6, 7].flatMap((id) => votes(id, '2026-06-01', ...Array(5).fill('POSITIVE'))),
  ]);
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
      ...['1,negative,2026-06', '1,negative,2026-06', '1,neutral,2026-06'],
      ...['1,positive,2026-06', '1,positive,2026-06'],
      ...['1,negative,2026-06-02', '1,neutral,2026-06-02'],
      ...['1,positive,2026-06-02', '1,positive,2026-06-02', '1,positive,2026-06-02'],
      ...Array(5).fill('5,positive,2026-06-01'),
    ],
  ],
])('%s.csv is what a visitor may see, and no more', async (name, lines) => {
  const answer = await service.http.get(`/opendata/${name}.csv`).expect(200);
  expect(answer.text).toBe(`${lines.join('\n')}\n`);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0, must-revalidate, no-transform',
  });
  const admin = await service.as('admin', 'admin');
  expect((await service.http.get(`/opendata/${name}.csv`).set(admin)).text).toBe(answer.text);
});

test('a table without rows has its header', async () => {
  const { has } = service.sources;
  const { comments } = has;
  has.comments = [];
  const header = 'id,idea_id,parent_id,member_id,contents,date_entered\n';
  const file = async () => (await service.http.get('/opendata/comments.csv')).text;
  await eventually(async () => expect(await file()).toBe(header));
  has.comments = comments;
  // It is handed out as it was once more while it is made anew.
  await eventually(async () => expect(await file()).not.toBe(header));
});

test.each(['/opendata/members.csv', '/opendata/votes', '/opendata/../opendata/x.csv', '/opendata/'])(
  '%s is not there',
  async (path) => {
    const answer = await service.http.get(path);
    expect([answer.status, answer.body.message]).toEqual([404, 'Data not found']);
  },
);
