import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Chip, Disclosure, space } from '@ideabox/ui';
import type { Situation } from '../../members/get-member.ts';

/** So many stand in sight; the others would push what the member did off the screen. */
const most = 5;

/** What the member says of their circumstances. */
export function Situations({ situations }: { situations: Situation[] }) {
  const text = useText();
  const rest = situations.slice(most);
  if (situations.length === 0) return null;
  return (
    <div css={css({ minWidth: 0 })}>
      <Chips situations={situations.slice(0, most)} />
      {rest.length > 0 && (
        <Disclosure title={text('member.situations.more', { count: rest.length })}>
          <Chips situations={rest} />
        </Disclosure>
      )}
    </div>
  );
}

function Chips({ situations }: { situations: Situation[] }) {
  const text = useText();
  return (
    <ul aria-label={text('form.situations')} css={row}>
      {situations.map(({ situation_type, name }) => (
        <li key={`${situation_type} ${name}`}>
          <Chip tone="active">{text('member.situation', { type: situation_type, name })}</Chip>
        </li>
      ))}
    </ul>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: space(2), overflowWrap: 'anywhere' });
