import type { VoteType } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { VisuallyHidden } from '@ideabox/ui';
import { useEffect, useRef, useState } from 'react';
import type { Counts } from './counts-after.ts';

type Props = { own: VoteType | null; counts: Counts; isSending: boolean };

/** Says to screen readers what a vote has come to, once the server has confirmed that it has changed. */
export function VoteAnnouncement({ own, counts, isSending }: Props) {
  const text = useText();
  const [said, setSaid] = useState('');
  const before = useRef(own);
  const wasSending = useRef(false);
  const { positive_count: positive, neutral_count: neutral, negative_count: negative } = counts;
  const summary = text('vote.summary', { positive, neutral, negative });
  const outcome = own ? text('vote.cast', { vote: text(`vote.${own}`) }) : text('vote.none');
  useEffect(() => {
    const isSent = wasSending.current && !isSending;
    if (isSent && before.current !== own) setSaid(`${outcome} ${summary}`);
    wasSending.current = isSending;
    if (!isSending) before.current = own;
  }, [isSending, own, outcome, summary]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
