import { api } from '../product.ts';

type Row = { key: string; label: string; count: number };

test('everyone may fetch how many live in each prefecture, named in their language, and of which day', async () => {
  const { status, body } = await api.get('/analytics/populations').query({ lang: 'en' });
  const rows: Row[] = body.results;
  expect([status, rows.length, body.metadata.resultset.count]).toEqual([200, 47, 47]);
  expect(rows[12]).toEqual({ key: '13', label: 'Tokyo', count: 14_047_594, as_of: '2020-10-01' });
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(126_146_099);
  expect((await api.get('/analytics/populations')).body.results[0].label).toBe('北海道');
});

test('as CSV, and in pages', async () => {
  const csv = await api.get('/analytics/populations?limit=1&offset=46').set('Accept', 'text/csv');
  expect(csv.text).toBe('key,label,count,as_of\r\n47,沖縄県,1467480,2020-10-01\r\n');
});

test('the document says who counted them, when, and how they may be used', async () => {
  const { body } = await api.get('/openapi.json');
  const { summary } = body.paths['/analytics/populations'].get;
  for (const said of ['Statistics Bureau of Japan', '2020-10-01', 'CC BY 4.0'])
    expect(summary).toContain(said);
});

test.each(['limit=0', 'offset=-1', 'category=1', 'fields=nothing'])('%s is refused', async (query) => {
  expect((await api.get(`/analytics/populations?${query}`)).status).toBe(400);
});
