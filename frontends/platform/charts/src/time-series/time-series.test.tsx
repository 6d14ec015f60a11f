import { screen } from '@testing-library/react';
import { show } from '../../../testing/src/index.ts';
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
