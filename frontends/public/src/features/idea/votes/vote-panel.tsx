import { css } from '@emotion/react';
import type { VoteType } from '@ideabox/api-client';
import { useMember, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { color, space, type } from '@ideabox/ui';
import type { Idea } from '../get-idea.ts';
import { MarksFailed } from '../marks-failed.tsx';
import { panel } from '../panel.ts';
import { useIntention } from '../use-intention.ts';
import { useLoginRequest } from '../use-login-request.tsx';
import { useRefusal } from '../use-refusal.ts';
import { useWhenReady } from '../use-when-ready.ts';
import { FirstVoters } from './first-voters.tsx';
import { GiveReason } from './give-reason.tsx';
import { NamedChoice } from './named-choice.tsx';
import { useVote } from './use-vote.ts';
import { VoteButton } from './vote-button.tsx';
import { VoteOutcome } from './vote-outcome.tsx';
import { VotePoints } from './vote-points.tsx';
import { voteTypes } from './vote-type.ts';

/** Points, the three votes with their counts, and who voted first. */
export function VotePanel({ idea }: { idea: Idea }) {
  const text = useText();
  const { session } = useShell();
  const member = useMember();
  const refusal = useRefusal('vote', idea);
  const { own, counts, isSending, refused, isReady, vote, named, setNamed } = useVote(idea);
  const { askForLogin, loginRequest } = useLoginRequest('vote.login');
  const isVisitor = session.status === 'visitor';
  const press = useWhenReady(isVisitor || isReady, (pressed: VoteType) =>
    isVisitor
      ? askForLogin({ act: 'vote', idea: idea.id, type: pressed })
      : vote(pressed === own ? null : pressed),
  );
  useIntention({ act: 'vote', idea: idea.id, isReady: member !== null && isReady }, ({ type }) => {
    if (type !== own && !refusal) vote(type);
  });
  return (
    <section aria-labelledby="vote-title" css={panel}>
      <h2 id="vote-title" css={type.h3}>
        {text('vote.title')}
      </h2>
      <VotePoints counts={counts} />
      <ul css={buttons} aria-busy={isSending}>
        {voteTypes.map((kind) => (
          <li key={kind}>
            <VoteButton
              type={kind}
              count={counts[`${kind}_count`]}
              total={counts.vote_count}
              pressed={own === kind}
              disabled={refusal !== undefined}
              describedBy={refusal && 'vote-refusal'}
              onPress={() => press(kind)}
            />
          </li>
        ))}
      </ul>
      <VoteOutcome own={own} counts={counts} isSending={isSending} refused={refused} />
      {own && <GiveReason idea={idea} vote={own} />}
      {refusal && (
        <p id="vote-refusal" css={note}>
          {text(refusal)}
        </p>
      )}
      {!refusal && (
        <p data-print="no" css={note}>
          {text(hintOf(member !== null, own))}
        </p>
      )}
      {member && !refusal && <NamedChoice named={named} onChange={setNamed} />}
      <MarksFailed ideaId={idea.id} />
      <FirstVoters idea={idea} />
      {loginRequest}
    </section>
  );
}

const hintOf = (isMember: boolean, own: VoteType | null) => {
  if (!isMember) return 'vote.login';
  return own ? 'vote.hint' : 'vote.choose';
};

/** Of one width, unless a word in it needs more: no word is cut in two. */
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  '& > li': { display: 'grid', flex: '1 1 0', minWidth: 'min-content' },
});
const note = css({ fontSize: '0.875rem', color: color.muted });
