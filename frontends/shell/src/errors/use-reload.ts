import { isReachable } from '@ideabox/contract/missing-scripts';
import { useText } from '@ideabox/intl';
import { useToast } from '@ideabox/ui';
import { useCallback, useEffect } from 'react';

/**
 * Loads the page anew, on demand and once the network is back. Where none would come that is said.
 */
export function useReload(): () => Promise<void> {
  const text = useText();
  const toast = useToast();
  const reload = useCallback(async () => {
    if (await isReachable(window.location.href)) window.location.reload();
    else toast(text('error.unreachable'), 'error');
  }, [text, toast]);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload]);
  return reload;
}
