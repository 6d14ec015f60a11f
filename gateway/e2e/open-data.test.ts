import { eventually } from '@ideabox/testing';
import { parse } from 'csv-parse/sync';
import { api, as, categoryWith, postIdea } from './product.ts';

const download = (name: string) => api.get(`/opendata/${name}.csv`).buffer(true);

const rowsOf = async (name: string): Promise<Record<string, string>[]> =>
  parse((await download(name)).text, { columns: true });

test.each([
  ['categories', 'search_key,name,description,status,serial_number,contents,stepper,from,until'],
  ['ideas', 'id,name,contents,category,member_id,date_entered,tags'],
  ['comments', 'id,idea_id,parent_id,member_id,contents,date_entered'],
  ['votes', 'idea_id,type,voted_on'],
])('%s.csv is a file of documented columns, and has rows', async (name, columns) => {
  const { status, headers, text } = await download(name);
  expect([status, text.split('\n')[0]]).toEqual([200, columns]);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'x-content-type-options': 'nosniff',
  });
  expect(parse(text, { columns: true }).length).toBeGreaterThan(1);
});

test('what is posted is in it until it is removed, without who voted; what is not for everyone never is', async () => {
  const word = `公開 ${Date.now().toString(36)}`;
  const shown = await postIdea('member1', { name: `=${word}`, contents: '"引用", と\n改行' });
  const category = await categoryWith('open_for_supporter');
  const closed = await postIdea('supporter1', { name: word, category });
  await api
    .put(`/ideas/${shown}/vote`)
    .set(await as('member2'))
    .send({ type: 'negative' })
    .expect(200);
  const ideas = await eventually(async () => {
    const votes = (await rowsOf('votes')).filter(({ idea_id }) => idea_id === String(shown));
    expect(votes).toEqual([
      { idea_id: String(shown), type: 'negative', voted_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    return rowsOf('ideas');
  });
  expect(ideas.find(({ id }) => id === String(shown))).toMatchObject({
    name: `'=${word}`,
    contents: '"引用", と\n改行',
  });
  expect(ideas.find(({ id }) => id === String(closed))).toBeUndefined();
  await api
    .delete(`/ideas/${shown}`)
    .set(await as('operator1'))
    .send({ reason: '試験' })
    .expect(200);
  await eventually(async () => {
    const all = [
      ...(await rowsOf('ideas')).map(({ id }) => id),
      ...(await rowsOf('votes')).map(({ idea_id }) => idea_id),
    ];
    expect(all).not.toContain(String(shown));
  });
});
