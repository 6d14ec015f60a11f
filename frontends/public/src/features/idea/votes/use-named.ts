import { inBrowser, useMember } from '@ideabox/contract';
import { useState } from 'react';

const keyOf = (memberId: string) => `ideabox.vote_named.${memberId}`;

/** Whether the member lets their name stand as one of the first to vote: not until they say so, and remembered in this browser. */
export function useNamed(): [named: boolean, setNamed: (named: boolean) => void] {
  const memberId = useMember()?.id;
  const [chosen, setChosen] = useState<{ by: string | undefined; named: boolean }>();
  const kept = () => memberId !== undefined && inBrowser.text(keyOf(memberId)) === '1';
  const setNamed = (named: boolean) => {
    setChosen({ by: memberId, named });
    if (memberId !== undefined) inBrowser.keep(keyOf(memberId), named ? '1' : null);
  };
  return [chosen && chosen.by === memberId ? chosen.named : kept(), setNamed];
}
