import { css } from '@emotion/react';
import type { PageOf } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { media, Skeleton, space } from '@ideabox/ui';
import { ListModeToggle } from './list-mode-toggle.tsx';
import { LimitSelect, PeriodSelect } from './list-selects.tsx';
import { SortChips } from './sort-chips.tsx';

/** How many there are, in which order, from when, how many on a page, and how they are shown; nothing has no order. */
export function ListControls({ list }: { list: { data?: PageOf<unknown>; isError: boolean } }) {
  const text = useText();
  const count = list.data?.metadata.resultset.count;
  return (
    <div css={css({ display: 'grid', gap: space(4) })}>
      {count !== 0 && <SortChips />}
      <div css={bar}>
        <p role="status" css={css({ minWidth: '6rem', minHeight: '1.7em', fontWeight: 700 })}>
          {count === undefined && !list.isError && <Skeleton width="6rem" />}
          {count !== undefined && text('list.count', { count })}
        </p>
        <div css={settings}>
          <PeriodSelect />
          {count !== 0 && <LimitSelect />}
          {count !== 0 && <ListModeToggle />}
        </div>
      </div>
    </div>
  );
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});

// As wide as the longest choice of each asks for: that differs by language.
const settings = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  width: '100%',
  '& select': { flex: '1 1 auto', width: 'auto', maxWidth: '100%' },
  '& > fieldset': { flex: '1 0 100%' },
  [media.tablet]: { width: 'auto', '& select': { flex: 'none' }, '& > fieldset': { flex: 'none' } },
});
