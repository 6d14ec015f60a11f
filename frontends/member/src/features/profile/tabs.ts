export const publicTabs = ['ideas', 'comments'] as const;
export const ownTabs = [...publicTabs, 'votes', 'notifications'] as const;
export type Tab = (typeof ownTabs)[number];

/** What there is to see on a profile: votes and notifications are for oneself. */
export function tabsFor(isSelf: boolean): readonly Tab[] {
  return isSelf ? ownTabs : publicTabs;
}

/** The tab that an address asks for; the first where it asks for none that is there. */
export function readTab(params: URLSearchParams, tabs: readonly Tab[]): Tab {
  return tabs.find((tab) => tab === params.get('tab')) ?? 'ideas';
}
