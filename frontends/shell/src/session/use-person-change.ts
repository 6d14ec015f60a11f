import { siteContentKeys } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useToast } from '@ideabox/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** When another person, or nobody, is here than before: forgets what was fetched for the one before, and says so if it happened in another tab. */
export function usePersonChange(sub: string | null, changedElsewhere: () => boolean): void {
  const queries = useQueryClient();
  const toast = useToast();
  const text = useText();
  const before = useRef(sub);
  useEffect(() => {
    const last = before.current;
    before.current = sub;
    if (last === sub) return;
    const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[0] !== 'me' && !siteContentKeys.has(String(queryKey[0]));
    void queries.resetQueries({ predicate: isPersonal });
    if (changedElsewhere()) toast(text(`session.elsewhere.${changeOf(last, sub)}`));
  }, [sub, queries, toast, text, changedElsewhere]);
}

function changeOf(before: string | null, now: string | null): 'began' | 'ended' | 'changed' {
  if (now === null) return 'ended';
  return before === null ? 'began' : 'changed';
}
