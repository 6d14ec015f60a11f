import { useEffect } from 'react';
import { useShell } from './shell.ts';

/** Names the page for the tab and for screen readers; a page whose title is not known yet passes undefined. */
export function usePageTitle(title: string | undefined): void {
  const { setPageTitle } = useShell();
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title, setPageTitle]);
}
