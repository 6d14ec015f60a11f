const ownTabs = ['ideas', 'favorites', 'comments', 'votes', 'rated', 'blocks'] as const;
export type Tab = (typeof ownTabs)[number];

/** Favourites, votes and blocks are for oneself. */
const publicTabs: readonly Tab[] = ['ideas', 'comments', 'rated'];

/** What there is to see on a profile. */
export function tabsFor(isSelf: boolean): readonly Tab[] {
  return isSelf ? ownTabs : publicTabs;
}

/** The tab that an address asks for; the first where it asks for none that is there. */
export function readTab(params: URLSearchParams, tabs: readonly Tab[]): Tab {
  return tabs.find((tab) => tab === params.get('tab')) ?? 'ideas';
}
