import { css } from '@emotion/react';
import type { IdeaCard } from '@ideabox/api-client';
import { useIntl, useText } from '@ideabox/intl';
import { color } from '@ideabox/ui';

type Props = { idea: Pick<IdeaCard, 'first_vote_user_name' | 'second_vote_user_name'> };

/** Who voted first; those who hide or have withdrawn are not named. */
export function FirstVoters({ idea }: Props) {
  const text = useText();
  const { formatList } = useIntl();
  const names = [idea.first_vote_user_name, idea.second_vote_user_name].filter((name) => name);
  if (names.length === 0) return null;
  return (
    <p css={css({ fontSize: '0.875rem', color: color.muted })}>
      {text('list.first_voters', { names: String(formatList(names)) })}
    </p>
  );
}
