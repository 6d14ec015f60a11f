import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, radius } from '@ideabox/ui';
import { voteLooks } from '@ideabox/ui/vote-looks';
import type { Counts } from './counts-after.ts';
import { voteTypes } from './vote-type.ts';

/** The three votes' shares as one bar, said in words for those who do not see it. */
export function VoteShares({ counts }: { counts: Counts }) {
  const text = useText();
  const { positive_count: positive, neutral_count: neutral, negative_count: negative } = counts;
  return (
    <div role="img" aria-label={text('vote.summary', { positive, neutral, negative })} css={bar}>
      {voteTypes
        .filter((kind) => counts[`${kind}_count`] > 0)
        .map((kind) => (
          <span key={kind} css={[part, voteLooks[kind]]} style={{ flexGrow: counts[`${kind}_count`] }} />
        ))}
    </div>
  );
}

const bar = css({
  display: 'flex',
  gap: 2,
  height: '1rem',
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.trough,
});

const part = css({
  flexBasis: 0,
  minWidth: 6,
  transition: 'flex-grow 300ms ease-out',
  forcedColorAdjust: 'none',
});
