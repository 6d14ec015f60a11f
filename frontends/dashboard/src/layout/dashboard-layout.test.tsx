import { screen, within } from '@testing-library/react';
import { expectAccessible, show } from '../../../platform/testing/src/index.ts';
import { DashboardLayout } from './dashboard-layout.tsx';

test('banner, navigation and main part stand beside each other, each once', async () => {
  show('dashboard', <DashboardLayout>数字</DashboardLayout>, { at: '/analyze', drawsMain: true });
  const main = screen.getByRole('main');
  expect(main.textContent).toContain('数字');
  expect(main.contains(screen.getByRole('banner'))).toBe(false);
  const navigations = screen.getAllByRole('navigation').map((place) => place.getAttribute('aria-label'));
  expect(new Set(navigations).size).toBe(navigations.length);
  expect(within(main).queryByRole('navigation')).toBeNull();
  await expectAccessible();
});
