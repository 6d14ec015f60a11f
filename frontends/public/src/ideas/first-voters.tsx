import { css } from '@emotion/react';
import type { IdeaCard } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { color } from '@ideabox/ui';

type Props = { idea: Pick<IdeaCard, 'first_vote_user_name' | 'second_vote_user_name'> };

/** Who voted first; those who hide or have withdrawn are not named. */
export function FirstVoters({ idea }: Props) {
  const text = useText();
  const [first, second] = [idea.first_vote_user_name, idea.second_vote_user_name].filter((name) => name);
  if (!first) return null;
  return (
    <p css={css({ fontSize: '0.875rem', color: color.muted })}>
      {text('list.first_voters', { names: second ? text('list.two_names', { first, second }) : first })}
    </p>
  );
}
