import { css } from '@emotion/react';
import type { VoteType } from '@ideabox/api-client';
import { useMember, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { color, space, type } from '@ideabox/ui';
import type { Idea } from '../get-idea.ts';
import { MarksFailed } from '../marks-failed.tsx';
import { panel } from '../panel.ts';
import { useLoginRequest } from '../use-login-request.tsx';
import { useRefusal } from '../use-refusal.ts';
import { useWhenReady } from '../use-when-ready.ts';
import { FirstVoters } from './first-voters.tsx';
import { NamedChoice } from './named-choice.tsx';
import { useVote } from './use-vote.ts';
import { VoteAnnouncement } from './vote-announcement.tsx';
import { VoteButton } from './vote-button.tsx';
import { VoteShares } from './vote-shares.tsx';
import { voteTypes } from './vote-type.ts';

/** Points, the three votes with their counts, and who voted first. */
export function VotePanel({ idea }: { idea: Idea }) {
  const text = useText();
  const { session } = useShell();
  const member = useMember();
  const refusal = useRefusal('vote', idea);
  const { own, counts, isSending, isReady, vote, named, setNamed } = useVote(idea);
  const { askForLogin, loginRequest } = useLoginRequest('vote.login');
  const isVisitor = session.status === 'visitor';
  const press = useWhenReady(isVisitor || isReady, (pressed: VoteType) =>
    isVisitor ? askForLogin() : void vote(pressed === own ? null : pressed),
  );
  return (
    <section aria-labelledby="vote-title" css={panel}>
      <h2 id="vote-title" css={type.h3}>
        {text('vote.title')}
      </h2>
      <p css={point} data-testid="point">
        {text('vote.point', { point: counts.point })}
      </p>
      <VoteShares counts={counts} />
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
      {refusal && (
        <p id="vote-refusal" css={note}>
          {text(refusal)}
        </p>
      )}
      {!refusal && <p css={note}>{text(hintOf(member !== null, own))}</p>}
      {member && !refusal && <NamedChoice named={named} onChange={setNamed} />}
      <MarksFailed ideaId={idea.id} />
      <FirstVoters idea={idea} />
      <VoteAnnouncement own={own} counts={counts} isSending={isSending} />
      {loginRequest}
    </section>
  );
}

const hintOf = (isMember: boolean, own: VoteType | null) => {
  if (!isMember) return 'vote.login';
  return own ? 'vote.hint' : 'vote.choose';
};

const point = css({
  fontSize: '1.75rem',
  fontWeight: 700,
  lineHeight: 1.2,
  color: color.heading,
  fontVariantNumeric: 'tabular-nums',
});

/** Of one width, unless a word in it needs more: no word is cut in two. */
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  '& > li': { display: 'grid', flex: '1 1 0', minWidth: 'min-content' },
});
const note = css({ fontSize: '0.875rem', color: color.muted });
