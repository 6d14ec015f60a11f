import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, show } from '../../platform/testing/src/index.ts';
import { ActionsSection } from './sections/actions-section.tsx';
import { ChartsSection } from './sections/charts-section.tsx';
import { ChoicesSection } from './sections/choices-section.tsx';
import { FieldsSection } from './sections/fields-section.tsx';
import { LabelsSection } from './sections/labels-section.tsx';
import { NavigationSection } from './sections/navigation-section.tsx';
import { OverlaysSection } from './sections/overlays-section.tsx';
import { PlaneChartsSection } from './sections/plane-charts-section.tsx';
import { StatesSection } from './sections/states-section.tsx';
import { TextSection } from './sections/text-section.tsx';

const sections = {
  ActionsSection,
  ChartsSection,
  ChoicesSection,
  FieldsSection,
  LabelsSection,
  NavigationSection,
  PlaneChartsSection,
  StatesSection,
  TextSection,
};

test.each(Object.entries(sections))('axe has nothing against the states of %s', async (_name, Part) => {
  show('platform/charts', <Part />);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0));
  await expectAccessible();
});

test('a dialog takes the focus, keeps it inside, is closed with Escape, and gives the focus back', async () => {
  const { user } = show('platform/charts', <OverlaysSection />);
  const opener = screen.getByRole('button', { name: '対話を開く' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'アイデアを投稿する' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await expectAccessible();
  for (let stop = 0; stop < 6; stop += 1) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('of toasts three are shown at most, the same words once, the oldest goes first', async () => {
  const { user } = show('platform/charts', <OverlaysSection />);
  const toasts = () => within(screen.getByRole('status')).queryAllByRole('button');
  await user.click(screen.getByRole('button', { name: 'お知らせ' }));
  await user.click(screen.getByRole('button', { name: '失敗のお知らせ' }));
  await user.click(screen.getByRole('button', { name: 'お知らせ' }));
  expect(toasts()).toHaveLength(2);
  expect(screen.getByRole('status').lastElementChild?.textContent).toBe('リンクをコピーしました。');
  await expectAccessible();
});
