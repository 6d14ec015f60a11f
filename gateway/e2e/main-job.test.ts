import { eventually } from '@ideabox/testing';
import { openChannel } from './open-channel.ts';
import { accountIds, api, as, categoryWith, newMember, postIdea } from './product.ts';

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date());

/** As staff are told: others hear of votes and views in fives. */
const countedToday = async (widget: string): Promise<number> => {
  const day = today();
  const query = `period_start=${day}&period_end=${day}&timezone=Asia/Tokyo`;
  const { body } = await api.get(`/analytics/${widget}?${query}`).set(await as('operator1'));
  return body.results[0].count;
};

test('an idea is posted, found, voted for and commented; its author is told at once; the dashboard counts it', async () => {
  const before = {
    ideas: await countedToday('ideas'),
    votes: await countedToday('votes'),
    comments: await countedToday('comments'),
  };
  const author = await newMember();
  const channel = await openChannel(author.id, author.headers);
  const word = `試験語${Date.now().toString(36)}`;
  const idea = await postIdea(author, { name: `${word}のある題名` });

  const found = await api.get('/ideas').query({ keyword: word });
  expect(found.body.results.map((item: { id: number }) => item.id)).toEqual([idea]);

  const vote = await api
    .put(`/ideas/${idea}/vote`)
    .set(await as('member2'))
    .send({ type: 'positive' });
  expect(vote.body.results).toMatchObject({ vote_count: 1, positive_count: 1 });
  expect((await api.get(`/ideas/${idea}`)).body.results).toMatchObject({
    vote_count: 1,
    first_vote_user_id: null,
  });

  const comment = await api
    .post('/comments')
    .set(await as('member2'))
    .send({ idea_id: idea, contents: `とても良いと思います。${word}` });
  expect(comment.status).toBe(201);
  expect(comment.body.results).toMatchObject({ serial_number: '001', idea: { id: idea } });

  await eventually(() => expect(channel.pushes.length).toBeGreaterThanOrEqual(1));
  channel.close();
  const notified = await eventually(async () => {
    const { body } = await api.get(`/members/${author.id}/notifications`).set(author.headers);
    const about = body.results.filter((item: { idea: { id: number } | null }) => item.idea?.id === idea);
    expect(about.map((item: { status: string }) => item.status)).toEqual(['unread', 'unread']);
    return about;
  });
  const read = await api
    .put(`/notifications/${notified[0].id}`)
    .set(author.headers)
    .send({ name: notified[0].name, status: 'read' });
  expect(read.status).toBe(200);

  await eventually(async () => {
    expect((await api.get(`/ideas/${idea}`)).body.results).toMatchObject({
      comment_count: 1,
      top_comment: { contents: `とても良いと思います。${word}` },
    });
    expect((await api.get(`/ideas/${idea}/comments`)).body.metadata.resultset.count).toBe(1);
    expect(await countedToday('ideas')).toBeGreaterThan(before.ideas);
    expect(await countedToday('votes')).toBeGreaterThan(before.votes);
    expect(await countedToday('comments')).toBeGreaterThan(before.comments);
  });
});

test('a reply tells the one replied to', async () => {
  const idea = await postIdea('member1');
  const comment = await api
    .post('/comments')
    .set(await as('member2'))
    .send({ idea_id: idea, contents: '最初の意見です。' });
  const reply = await api
    .post('/comments')
    .set(await as('member1'))
    .send({ idea_id: idea, comment_id: comment.body.results.id, contents: 'ご意見ありがとうございます。' });
  expect(reply.status).toBe(201);
  await eventually(async () => {
    const { body } = await api
      .get(`/members/${accountIds.member2}/notifications?limit=100`)
      .set(await as('member2'));
    expect(
      body.results.filter((item: { idea: { id: number } | null }) => item.idea?.id === idea),
    ).toHaveLength(1);
  });
  const listed = await api.get(`/ideas/${idea}/comments`);
  expect(listed.body.results[0].comments).toHaveLength(1);
});

test('what visitors search for is ranked', async () => {
  const keyword = `検索語${Date.now().toString(36)}`;
  for (let visit = 0; visit < 8; visit += 1) {
    const sent = await api.post('/analytics/events').send({
      session_id: `${keyword.slice(3)}-${visit}`,
      events: [
        { type: 'search', path: '/search', device: 'computer', keyword },
        { type: 'page_view', path: '/ideas', device: 'smartphone' },
      ],
    });
    expect([sent.status, sent.text]).toEqual([202, expect.any(String)]);
  }
  await eventually(async () => {
    const { body } = await api.get('/analytics/keyword_ranking');
    expect(body.results.map((item: { label: string }) => item.label)).toContain(keyword);
    expect(await countedToday('page_views')).toBeGreaterThan(0);
  });
});

test('an archived category takes no comments, a closed one no ideas', async () => {
  const category = await categoryWith('completed');
  const { body } = await api.get('/ideas').query({ category, limit: 1 });
  const answer = await api
    .post('/comments')
    .set(await as('member1'))
    .send({ idea_id: body.results[0].id, contents: '遅れてすみません。' });
  expect([answer.status, answer.body.message]).toEqual([403, 'Forbidden']);
  const refused = await api
    .post('/ideas')
    .set(await as('member1'))
    .send({ name: '題名', contents: '本文', category });
  expect([refused.status, refused.body.errors]).toEqual([403, { category: ['not_allowed'] }]);
});
