import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, pageOf, show } from '../../../platform/testing/src/index.ts';
import type { Period } from '../figures/periods.ts';
import { nothingHappened } from '../testing/samples.ts';
import { SeriesCard } from './series-card.tsx';

const bucket = (day: string, count: number) => ({ period_start: day, period_end: day, count });

const saved: { name: string; file: Blob }[] = [];
beforeEach(() => {
  saved.length = 0;
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T03:00:00Z'));
  let file = new Blob();
  URL.createObjectURL = (data: Blob) => {
    file = data;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
});
afterEach(() => jest.restoreAllMocks());

const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob());
  });

function showVotes(period: Period, at = '/analyze') {
  const shown = show(
    ['platform/charts', 'platform/ui', 'dashboard'],
    <SeriesCard metric="votes" period={period} category={7} audience={undefined} isCompared />,
    { at },
  );
  shown.edge.answer({
    ...nothingHappened,
    'GET /analytics/ideas': pageOf([
      bucket('2026-08-01', 0),
      bucket('2026-09-01', 2),
      bucket('2026-10-01', 9),
    ]),
    'GET /analytics/checks': pageOf([]),
    'GET /analytics/votes': ({ query }) =>
      pageOf([
        { ...bucket('2026-11-01', 30), ...(query.has('compare') && { previous_count: 20 }) },
        { ...bucket('2026-11-02', 10), ...(query.has('compare') && { previous_count: 20 }) },
      ]),
  });
  return shown;
}

test('days of one’s own are compared as the API pairs them', async () => {
  const { edge } = showVotes({ choice: 'own', start: '2026-11-01', end: '2026-11-02' });
  await screen.findByText('合計は40で、前の期間の40と同じでした。', { exact: false });
  expect(Object.fromEntries(edge.calls('GET /analytics/votes')[0]?.query ?? [])).toMatchObject({
    period_start: '2026-11-01',
    period_end: '2026-11-02',
    period_type: 'date',
    compare: 'previous',
    category: '7',
  });
});

test('the whole begins with the month of the first idea, and is compared with nothing', async () => {
  const { edge } = showVotes({ choice: 'whole' });
  await screen.findByText('合計は40です。最も多かったのは', { exact: false });
  const { query } = edge.calls('GET /analytics/votes')[0] ?? {};
  expect(query?.get('period_start')).toBe('2026-09-01');
  expect(query?.get('period_end')).toBe('2026-11-18');
  expect(query?.get('compare')).toBeNull();
});

test('the open table is in the address', async () => {
  const { user, address } = showVotes({ choice: 'whole' }, '/analyze?period=whole');
  await user.click(await screen.findByRole('button', { name: '数値を表で見る' }));
  expect(address()).toBe('/analyze?period=whole&table=votes');
  await user.click(screen.getByRole('button', { name: '表を閉じる' }));
  expect(address()).toBe('/analyze?period=whole');
});

test('who follows a link to a table finds it open', async () => {
  showVotes({ choice: 'whole' }, '/analyze?table=votes');
  await screen.findByRole('button', { name: '表を閉じる' });
  await expectAccessible();
});

describe('what can be taken away', () => {
  const open = async () => {
    const shown = showVotes({ choice: 'own', start: '2026-11-01', end: '2026-11-02' });
    await screen.findByRole('button', { name: '数値を表で見る' });
    await shown.user.click(screen.getByText('数え方とデータ'));
    return { ...shown, card: within(screen.getByRole('region')) };
  };

  test('the figures as CSV, by the question that the chart has asked', async () => {
    const { user, edge, card } = await open();
    await user.click(await card.findByRole('button', { name: 'CSVで保存' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('投票数の推移.csv');
    const [asked, csv] = edge.calls('GET /analytics/votes');
    expect(csv?.headers.get('accept')).toBe('text/csv');
    expect(csv?.query.toString()).toBe(asked?.query.toString());
  });

  test('the drawing as it is seen, with a name and a ground of its own', async () => {
    const { user, card } = await open();
    await user.click(await card.findByRole('button', { name: '図（SVG）で保存' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const drawing = new DOMParser().parseFromString(await textOf(saved[0]?.file), 'image/svg+xml');
    expect(drawing.querySelector('parsererror')).toBeNull();
    expect(drawing.querySelector('svg > title')?.textContent).toBe('投票数の推移');
    expect(drawing.querySelector('svg > rect')?.getAttribute('width')).toBe('100%');
    expect(drawing.querySelectorAll('[class]')).toHaveLength(0);
  });

  test('an address that leads here, and one where anyone can ask for the figures', async () => {
    const { card } = await open();
    const link = await card.findByRole('link', { name: 'このグラフへのリンク' });
    expect(link.getAttribute('href')).toBe('/analyze#votes');
    const answer = card.getByRole('link', { name: 'この数値を返すAPIのアドレス' }).getAttribute('href');
    expect(answer).toMatch(/^\/api\/v1\/analytics\/votes\?.*period_start=2026-11-01/);
    expect(answer).not.toContain('visitor_id');
  });

  test('since when its figures stand, where they were counted some time ago', async () => {
    const { edge, user } = showVotes({ choice: 'own', start: '2026-11-01', end: '2026-11-02' });
    const { body } = pageOf([bucket('2026-11-01', 30)]);
    const metadata = { ...body.metadata, counted_at: '2026-11-18T02:40:00Z' };
    edge.answer({ 'GET /analytics/votes': { body: { ...body, metadata } } });
    await user.click(await screen.findByText('数え方とデータ'));
    const at = new Date('2026-11-18T02:40:00Z').toLocaleString('ja', {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    await screen.findByText(`${at}に集計した数値です。`);
  });

  test.each([
    [{ checked_at: null, differences: null }, '集計値と元データの照合は、まだ行われていません。'],
    [
      { checked_at: '2026-11-17T20:00:00Z', differences: 0 },
      '2026年11月18日に集計値と元データを照合し、差異はありませんでした。',
    ],
    [
      { checked_at: '2026-11-17T20:00:00Z', differences: 3 },
      '2026年11月18日に集計値と元データを照合し、3件の差異がありました。',
    ],
  ])('when its figures were last compared, and what came of it: %j', async (check, words) => {
    const { edge, user } = showVotes({ choice: 'whole' });
    edge.answer({ 'GET /analytics/checks': pageOf([{ widget: 'votes', ...check }]) });
    await user.click(await screen.findByText('数え方とデータ'));
    await screen.findByText(words);
  });

  test('what does not come is said, and can be tried again', async () => {
    const { user, edge, card } = await open();
    edge.break('reads', 503);
    await user.click(await card.findByRole('button', { name: 'CSVで保存' }));
    await screen.findByText('保存できませんでした。もう一度お試しください');
    expect(saved).toHaveLength(0);
    edge.mend();
    await user.click(card.getByRole('button', { name: 'CSVで保存' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});
