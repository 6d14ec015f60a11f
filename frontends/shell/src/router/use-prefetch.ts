import { useLocation, useNavigation } from '@ideabox/router';
import { useEffect } from 'react';
import { usePageConfig } from '../config/use-page-config.ts';
import { scriptsOfLinks } from './scripts-of-links.ts';

const longestWaitMs = 2000;

/** Fetches ahead, as soon as the browser has nothing else to do, what the pages run to which links in sight lead. */
export function usePrefetch(): void {
  const config = usePageConfig();
  const { pathname } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    if (!isIdle || savesData()) return;
    return whenIdle(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isInSight);
      for (const url of scriptsOfLinks(links, config, location.origin)) if (!isKnown(url)) void keep(url);
    });
  }, [config, pathname, isIdle]);
}

/** Into the browser's cache: the names of scripts never stand for anything else. What does not come is asked for again when it is needed. */
const keep = (url: string) =>
  fetch(url, { priority: 'low' })
    .then((answer) => answer.text())
    .catch(() => undefined);

const isKnown = (url: string) => performance.getEntriesByName(new URL(url, location.origin).href).length > 0;

function isInSight(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Who pays for what is fetched asks the browser for less of it. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Gives back how to call it off. */
function whenIdle(act: () => void): () => void {
  // Not in every browser.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, longestWaitMs);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: longestWaitMs });
  return () => cancelIdleCallback(idle);
}
