import { useText } from '@ideabox/intl';
import { useToast } from '@ideabox/ui';
import { useCallback, useEffect } from 'react';

/**
 * Loads the page anew, on demand and once the network is back. Where nothing answers that is said: the browser's own page
 * would take the place of this one.
 */
export function useReload(): () => Promise<void> {
  const text = useText();
  const toast = useToast();
  const reload = useCallback(async () => {
    const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer) window.location.reload();
    else toast(text('error.unreachable'), 'error');
  }, [text, toast]);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload]);
  return reload;
}
