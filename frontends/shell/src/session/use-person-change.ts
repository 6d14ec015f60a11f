import { isOfMembers, useQueryClient } from '@ideabox/api-client';
import { hasLeft, seeOff, welcome } from '@ideabox/contract';
import { useDate, useText } from '@ideabox/intl';
import { useToast } from '@ideabox/ui';
import { useEffect, useRef } from 'react';
import type { Change } from './tokens.ts';

/** When another person, or nobody, is here than before: forgets what was fetched for the one before, and says so unless it was the reader's own doing here. */
export function usePersonChange(sub: string | null, lastChange: () => Change): void {
  const queries = useQueryClient();
  const toast = useToast();
  const text = useText();
  const date = useDate();
  const before = useRef(sub);
  useEffect(() => {
    if (sub) welcome(sub);
    const last = before.current;
    before.current = sub;
    if (last === sub) return;
    if (last && !sub && hasLeft()) seeOff();
    void queries.resetQueries({ predicate: isOfMembers });
    const change = lastChange();
    const { why } = change;
    if (why === 'elsewhere') toast(text(`session.elsewhere.${changeOf(last, sub)}`));
    if (why === 'expired') toast(text('session.ended'), 'error');
    // Nothing else on the page says it, and there is something to be done about it: it stays until it is read.
    if (why === 'refused') {
      const { until } = change;
      const words = until ? text('session.refused_until', { until: date(until) }) : text('session.refused');
      toast(words, 'error', true);
    }
  }, [sub, queries, toast, text, date, lastChange]);
}

function changeOf(before: string | null, now: string | null): 'began' | 'ended' | 'changed' {
  if (now === null) return 'ended';
  return before === null ? 'began' : 'changed';
}
