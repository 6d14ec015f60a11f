import { css } from '@emotion/react';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { color, radius, space, type, useToast } from '@ideabox/ui';
import { VoteBar } from '../../ideas/vote-bar.tsx';
import { useErrorText } from '../../texts/use-error-text.ts';
import type { Idea } from './get-idea.ts';
import { useOwnVotes } from './get-own-votes.ts';
import { useVote } from './vote.ts';
import { VoteButton } from './vote-button.tsx';
import { type VoteType, voteTypes } from './vote-type.ts';

/** Points, the three votes with their counts, and who voted first. */
export function VotePanel({ idea }: { idea: Idea }) {
  const text = useText();
  const errorText = useErrorText();
  const toast = useToast();
  const { session, login } = useShell();
  const { data: votes } = useOwnVotes();
  const vote = useVote(idea.id);
  const own = votes?.[idea.id];
  const isClosed = idea.category.status === 'completed';
  const press = (pressed: VoteType) => {
    if (session.status !== 'member') return toast(text('vote.login'));
    const next = pressed === own ? undefined : pressed;
    vote.mutate(next, { onError: (error) => toast(errorText(error), 'error') });
  };
  return (
    <section aria-labelledby="vote-title" css={panel}>
      <h2 id="vote-title" css={type.h3}>
        {text('vote.title')}
      </h2>
      <p css={point} data-testid="point">
        {text('vote.point', { point: idea.point })}
      </p>
      <VoteBar {...idea} />
      <ul css={buttons}>
        {voteTypes.map((kind) => (
          <li key={kind}>
            <VoteButton
              type={kind}
              count={idea[`${kind}_count`]}
              pressed={own === kind}
              disabled={isClosed || vote.isPending}
              onPress={() => press(kind)}
            />
          </li>
        ))}
      </ul>
      {isClosed && <p css={note}>{text('vote.closed')}</p>}
      {session.status === 'visitor' && !isClosed && (
        <p css={note}>
          {text('vote.login')}{' '}
          <button type="button" onClick={login} css={loginLink}>
            {text('action.login')}
          </button>
        </p>
      )}
      {idea.first_vote_user_name && (
        <p css={note}>
          {text('vote.first', {
            names: [idea.first_vote_user_name, idea.second_vote_user_name].filter(Boolean).join('、'),
          })}
        </p>
      )}
    </section>
  );
}

const panel = css({
  display: 'grid',
  gap: space(4),
  padding: space(6),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
});

const point = css({
  fontSize: '1.75rem',
  fontWeight: 700,
  lineHeight: 1.2,
  color: color.heading,
  fontVariantNumeric: 'tabular-nums',
});

const buttons = css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(2) });
const note = css({ fontSize: '0.875rem', color: color.muted });

const loginLink = css({
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  textDecoration: 'underline',
  cursor: 'pointer',
});
