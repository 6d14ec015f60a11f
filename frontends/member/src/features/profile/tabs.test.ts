import { readTab, tabsFor } from './tabs.ts';

test('votes and notifications are for oneself', () => {
  const asked = new URLSearchParams('tab=votes');
  expect(readTab(asked, tabsFor(true))).toBe('votes');
  expect(readTab(asked, tabsFor(false))).toBe('ideas');
});

test.each(['', 'tab=', 'tab=nothing', 'tab=Ideas'])('"%s" opens the first tab', (address) => {
  expect(readTab(new URLSearchParams(address), tabsFor(true))).toBe('ideas');
});
