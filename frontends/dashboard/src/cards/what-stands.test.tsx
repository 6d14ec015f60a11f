import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, pageOf, show } from '../../../platform/testing/src/index.ts';
import type { Span } from '../figures/periods.ts';
import { BreakdownCard } from './breakdown-card.tsx';
import { HoursCard } from './hours-card.tsx';

const may: Span = { start: '2026-05-01', end: '2026-05-31' };
const june: Span = { start: '2026-06-01', end: '2026-06-30' };

/** A card whose reader can choose another month. */
function Devices() {
  const [span, setSpan] = useState(may);
  return (
    <>
      <button type="button" onClick={() => setSpan(june)}>
        6月を見る
      </button>
      <BreakdownCard
        widget="devices"
        period={{ choice: 'own', ...span }}
        category={undefined}
        audience={undefined}
      />
    </>
  );
}

const showDevices = () => {
  const shown = show(['platform/charts', 'platform/ui', 'dashboard'], <Devices />);
  shown.edge.answer({
    'GET /analytics/checks': pageOf([]),
    'GET /analytics/devices': ({ query }) =>
      pageOf([
        query.get('period_start') === may.start
          ? { key: 'tablet', label: 'タブレット', count: 15 }
          : { key: 'computer', label: 'パソコン', count: 40 },
      ]),
  });
  return shown;
};

const chooseJune = async ({ user }: ReturnType<typeof showDevices>) =>
  user.click(screen.getByRole('button', { name: '6月を見る' }));

const addressOfAnswer = () =>
  screen.getByRole('link', { name: 'この数値を返すAPIのアドレス' }).getAttribute('href');

test('where other days cannot be had, what was shown stays, says of when and of which days it is, and can be asked for again', async () => {
  const shown = showDevices();
  await screen.findAllByText('タブレット');
  await shown.user.click(screen.getByText('数え方とデータ'));
  shown.edge.break('reads', 503);
  await chooseJune(shown);
  await screen.findByText('選んだ条件の数値を取得できませんでした');
  screen.getByText(/^\d+月\d+日.*に表示した内容をそのまま残しています。$/);
  expect(screen.getAllByText('タブレット').length).toBeGreaterThan(0);
  screen.getByText('2026/05/01～2026/05/31');
  expect(addressOfAnswer()).toContain('period_start=2026-05-01');
  await expectAccessible();

  shown.edge.mend();
  await shown.user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  await screen.findAllByText('パソコン');
  await waitFor(() => expect(screen.queryByText(/取得できませんでした/)).toBeNull());
  screen.getByText('2026/06/01～2026/06/30');
  expect(addressOfAnswer()).toContain('period_start=2026-06-01');
});

/** The hours of the week of what its reader chooses. */
function Hours() {
  const [metric, setMetric] = useState<'ideas' | 'votes'>('ideas');
  return (
    <>
      <button type="button" onClick={() => setMetric('votes')}>
        投票を見る
      </button>
      <HoursCard
        metric={metric}
        period={{ choice: 'own', ...may }}
        category={undefined}
        audience={undefined}
      />
    </>
  );
}

test('figures that stay keep the name of what they are of', async () => {
  const { user, edge } = show(['platform/charts', 'platform/ui', 'dashboard'], <Hours />);
  edge.answer({
    'GET /analytics/checks': pageOf([]),
    'GET /analytics/hours': pageOf([{ weekday: 1, hour: 21, count: 10 }]),
  });
  await screen.findByText('数値を表で見る');
  const { textContent: name } = screen.getByRole('heading', { level: 3 });
  edge.break('reads', 503);
  await user.click(screen.getByRole('button', { name: '投票を見る' }));
  await screen.findByText('選んだ条件の数値を取得できませんでした');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(name);
});

test('a figure that was never had stands for nothing: it says that it could not be loaded', async () => {
  const shown = showDevices();
  shown.edge.break('reads', 503);
  await screen.findByText('読み込めませんでした');
  expect(screen.queryByText(/そのまま残しています/)).toBeNull();
});
