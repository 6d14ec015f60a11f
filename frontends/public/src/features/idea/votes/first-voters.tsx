import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { color, Link, space } from '@ideabox/ui';
import type { Idea } from '../get-idea.ts';

/** Who voted first and second; withdrawn and hidden members are not named. */
export function FirstVoters({ idea }: { idea: Idea }) {
  const text = useText();
  const voters = [
    { key: 'first', id: idea.first_vote_user_id, name: idea.first_vote_user_name },
    { key: 'second', id: idea.second_vote_user_id, name: idea.second_vote_user_name },
  ].filter(({ id, name }) => id && name);
  if (voters.length === 0) return null;
  return (
    <dl css={list}>
      {voters.map(({ key, id, name }) => (
        <div key={key} css={row}>
          <dt>{text(`vote.voter.${key}`)}</dt>
          <dd css={css({ minWidth: 0 })}>
            <Link to={paths.member(id ?? '')} css={target}>
              <bdi>{name}</bdi>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const list = css({ display: 'grid', fontSize: '0.875rem', color: color.muted });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(3) });
const target = css({ display: 'inline-flex', alignItems: 'center', minHeight: '2rem' });
