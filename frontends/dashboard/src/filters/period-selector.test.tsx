import { useSearchParams } from '@ideabox/router';
import { screen } from '@testing-library/react';
import { show } from '../../../platform/testing/src/index.ts';
import { readDashboardQuery } from './dashboard-query.ts';
import { PeriodSelector } from './period-selector.tsx';

function Periods() {
  const [params] = useSearchParams();
  return <PeriodSelector isCompared period={readDashboardQuery(params, '2026-11-22').period} />;
}

test('another period is said in words, and the first one is not', async () => {
  const { user } = show('dashboard', <Periods />, { at: '/analyze' });
  const said = screen.getByText('', { selector: 'main [role=status]' });
  expect(said.textContent).toBe('');
  const [, weeks] = screen.getAllByRole('link');
  await user.click(weeks as HTMLElement);
  expect(said.textContent).toBe('週ごとの表示にしました');
});
