import { readTab, tabsFor } from './tabs.ts';

test.each(['favorites', 'votes', 'blocks'])('%s are for oneself', (tab) => {
  const asked = new URLSearchParams({ tab });
  expect(readTab(asked, tabsFor(true))).toBe(tab);
  expect(readTab(asked, tabsFor(false))).toBe('ideas');
});

test.each(['', 'tab=', 'tab=nothing', 'tab=Ideas'])('"%s" opens the first tab', (address) => {
  expect(readTab(new URLSearchParams(address), tabsFor(true))).toBe('ideas');
});
