import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Chip, space } from '@ideabox/ui';
import type { Situation } from '../../members/get-member.ts';

/** What the member says of their circumstances. */
export function Situations({ situations }: { situations: Situation[] }) {
  const text = useText();
  if (situations.length === 0) return null;
  return (
    <ul
      aria-label={text('form.situations')}
      css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2), overflowWrap: 'anywhere' })}
    >
      {situations.map(({ situation_type, name }) => (
        <li key={`${situation_type} ${name}`}>
          <Chip tone="active">{text('member.situation', { type: situation_type, name })}</Chip>
        </li>
      ))}
    </ul>
  );
}
