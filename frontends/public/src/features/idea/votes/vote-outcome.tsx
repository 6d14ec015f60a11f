import { css } from '@emotion/react';
import type { VoteType } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { CheckIcon, color, space, WarningIcon } from '@ideabox/ui';
import { useEffect, useRef, useState } from 'react';
import type { Counts } from './counts-after.ts';

type Props = {
  own: VoteType | null;
  counts: Counts;
  isSending: boolean;
  /** Why the last vote was not taken. */
  refused: string | undefined;
};

/** Beside the buttons, seen and said: what a vote has come to once the server has confirmed it, or why it was not taken and what stands. */
export function VoteOutcome({ own, counts, isSending, refused }: Props) {
  const text = useText();
  const [said, setSaid] = useState('');
  const before = useRef(own);
  const wasSending = useRef(false);
  const { positive_count: positive, neutral_count: neutral, negative_count: negative } = counts;
  const summary = text('vote.summary', { positive, neutral, negative });
  const outcome = own ? text('vote.cast', { vote: text(`vote.${own}`) }) : text('vote.none');
  useEffect(() => {
    const isSent = wasSending.current && !isSending;
    if (isSent && refused) setSaid('');
    else if (isSent && before.current !== own) setSaid(`${outcome}\n${summary}`);
    wasSending.current = isSending;
    if (!isSending) before.current = own;
  }, [isSending, own, outcome, summary, refused]);
  const stands = own ? text('vote.stays', { vote: text(`vote.${own}`) }) : text('vote.stays.none');
  const words = refused ? `${refused}\n${stands}` : said;
  return (
    <p role="status" css={[line, refused && wrong]}>
      {words && (refused ? <WarningIcon size={20} /> : <CheckIcon size={20} />)}
      <span>{words}</span>
    </p>
  );
}

const line = css({
  display: 'flex',
  gap: space(2),
  fontSize: '0.9375rem',
  fontWeight: 700,
  color: color.positiveText,
  // Each sentence begins a line.
  whiteSpace: 'pre-line',
  '&:empty, &:has(> span:only-child:empty)': { display: 'none' },
  '& > svg': { flex: 'none', marginBlockStart: '0.125rem' },
});
const wrong = css({ color: color.danger });
