import { css } from '@emotion/react';
import type { IdeaCard } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { color } from '@ideabox/ui';

type Props = { idea: Pick<IdeaCard, 'first_vote_user_name' | 'second_vote_user_name'> };

/** Who voted first and second, of those who agreed to be named. */
export function FirstVoters({ idea }: Props) {
  const text = useText();
  const { first_vote_user_name: first, second_vote_user_name: second } = idea;
  if (!first && !second) return null;
  return (
    <p css={css({ fontSize: '0.875rem', color: color.muted })}>
      {first
        ? text('list.first_voters', { names: second ? text('list.two_names', { first, second }) : first })
        : text('list.second_voter', { name: second ?? '' })}
    </p>
  );
}
