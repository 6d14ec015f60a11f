import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, space } from '@ideabox/ui';
import { MemberLink } from '../../../members/member-link.tsx';
import type { Idea } from '../get-idea.ts';

type Voter = { key: string; id: string | null; name: string | null };

const isNamed = (voter: Voter): voter is { key: string; id: string; name: string } =>
  Boolean(voter.id && voter.name);

/** Who voted first and second, of those who agreed to be named. */
export function FirstVoters({ idea }: { idea: Idea }) {
  const text = useText();
  const voters = [
    { key: 'first', id: idea.first_vote_user_id, name: idea.first_vote_user_name },
    { key: 'second', id: idea.second_vote_user_id, name: idea.second_vote_user_name },
  ].filter(isNamed);
  if (voters.length === 0) return null;
  return (
    <dl css={list}>
      {voters.map(({ key, id, name }) => (
        <div key={key} css={row}>
          <dt>{text(`vote.voter.${key}`)}</dt>
          <dd css={css({ minWidth: 0 })}>
            <MemberLink id={id} name={name} css={target} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const list = css({ display: 'grid', fontSize: '0.875rem', color: color.muted });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(3) });
const target = css({ minHeight: '2rem' });
