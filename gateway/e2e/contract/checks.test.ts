import { eventually } from '@ideabox/testing';
import { api } from '../product.ts';

type Row = { widget: string; checked_at: string | null; differences: number | null };

test('everyone is told when each figure was last compared with its rows, and that nothing differs', async () => {
  await eventually(async () => {
    const { status, body } = await api.get('/analytics/checks');
    expect(status).toBe(200);
    const rows: Row[] = body.results;
    expect(rows).toContainEqual(expect.objectContaining({ widget: 'topics' }));
    expect(rows.filter(({ checked_at, differences }) => !checked_at || differences !== 0)).toEqual([]);
  });
  const csv = await api.get('/analytics/checks?limit=1').set('Accept', 'text/csv');
  expect(csv.text).toMatch(/^widget,checked_at,differences,sources_checked_at\r\nideas,\d{4}-/);
});

test.each(['limit=0', 'offset=-1', 'period_end=2026-01-01', 'fields=nothing'])(
  '%s is refused',
  async (query) => {
    expect((await api.get(`/analytics/checks?${query}`)).status).toBe(400);
  },
);
