import { screen, within } from '@testing-library/react';
import { expectAccessible, show } from '../../../testing/src/index.ts';
import { TimeSeries } from './time-series.tsx';

test('what is compared as a whole is alike: of last year, the months that have begun this year', async () => {
  const points = ['1', '2', '3'].map((key, index) => ({
    key,
    label: `${key}月`,
    tick: key,
    values: [index < 2 ? 5 : null],
    previous: { label: `前年${key}月`, count: 7 },
  }));
  show(
    'platform/charts',
    <TimeSeries
      title="投票"
      kind="area"
      status="ready"
      series={[{ key: 'votes', label: '投票数' }]}
      previousLabel="前年"
      periodLabel="月"
      points={points}
    />,
  );
  const whole = (await screen.findByText('合計')).parentElement;
  expect(whole?.textContent).toMatch(/10.*14/);
});

test('averages are never added up: of all, the newest that is known is told, with its unit', async () => {
  const points = [90, 150, null].map((value, index) => ({
    key: String(index),
    label: `${index + 1}日`,
    tick: String(index + 1),
    values: [value],
  }));
  show(
    'platform/charts',
    <TimeSeries
      title="閲覧時間"
      kind="area"
      status="ready"
      series={[{ key: 'view_time', label: '平均' }]}
      periodLabel="日"
      points={points}
      isMean
      valueLabel={(seconds) => `${seconds}秒`}
    />,
  );
  expect((await screen.findByText('2日', { selector: 'p' })).parentElement?.textContent).toBe('2日平均150秒');
  expect(screen.queryByText('合計')).toBeNull();
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['90秒', '150秒', '未集計']);
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    '1日: 平均 90秒',
    '2日: 平均 150秒',
    '3日: 平均 未集計',
  ]);
});

test('what happened is numbered below its month, told with it, and leads to where it can be read', async () => {
  const { user, address } = show(
    'platform/charts',
    <TimeSeries
      title="投稿"
      kind="bars"
      status="ready"
      series={[{ key: 'ideas', label: 'アイデア' }]}
      periodLabel="月"
      points={['2026-09-01', '2026-10-01'].map((key, index) => ({
        key,
        label: `${index + 9}月`,
        tick: key,
        values: [5],
      }))}
      happenings={[
        { date: '2026-10-12', label: '回答を公開', href: '/news/2' },
        { date: '2026-10-02', label: '募集を開始', href: '/news/1' },
        { date: '2025-01-01', label: '昔のこと', href: '/news/0' },
      ]}
    />,
  );
  const list = await screen.findByRole('list', { name: '期間中の出来事' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['12026年10月02日 募集を開始', '22026年10月12日 回答を公開']);
  screen.getByRole('img', { name: '9月: アイデア 5' });
  screen.getByRole('img', { name: '10月: アイデア 5、募集を開始、回答を公開' });
  within(screen.getByRole('group', { name: /投稿のグラフ/ })).getByText('1–2');
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: '回答を公開' }));
  expect(address()).toBe('/news/2');
});
