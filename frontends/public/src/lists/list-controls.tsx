import { css } from '@emotion/react';
import type { IdeaSort, PageOf } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { Button, FilterIcon, lazyPart, media, Skeleton, space, VisuallyHidden } from '@ideabox/ui';
import { useState } from 'react';
import { isEnoughToSort } from './enough-to-sort.ts';
import { ListModeToggle } from './list-mode-toggle.tsx';
import { ideaSorts, pageSizes, readListQuery } from './list-query.ts';
import { ListSelects } from './list-selects.tsx';
import { SortChips } from './sort-chips.tsx';
import { useListChoices } from './use-list-choices.ts';

const ListSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "list-sheet" */ './list-sheet.tsx')).ListSheet,
);

type Props = {
  list: { data?: PageOf<unknown>; isError: boolean };
  /** Whether it is not the list of one theme. */
  hasThemes?: boolean;
  sorts?: IdeaSort[];
};

/**
 * How many there are, and all that can be chosen of the list: side by side where there is room, else in one sheet, so that the
 * list itself is in sight. What few ideas have no use for is not there.
 */
export function ListControls({ list, hasThemes = false, sorts = ideaSorts }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const choices = useListChoices({ hasThemes });
  const [params] = useSearchParams();
  const { sort } = readListQuery(params, sorts);
  const count = list.data?.metadata.resultset.count;
  const isLonger = count === undefined || count > Math.min(...pageSizes);
  const filters = choices.filter(({ isFilter, value }) => isFilter && value !== '');
  const isChoice = count === undefined || count > 1 || filters.length > 0;
  return (
    <div css={css({ display: 'grid', gap: space(4) })}>
      {isEnoughToSort(count) && (
        <div css={whereRoom}>
          <SortChips sorts={sorts} />
        </div>
      )}
      <div css={bar}>
        <p role="status" css={css({ minWidth: '4rem', minHeight: '1.7em', fontWeight: 700 })}>
          {count === undefined && !list.isError && <Skeleton width="4rem" />}
          {isEnoughToSort(count) && count !== undefined && (
            <VisuallyHidden>{text('list.sorted', { sort: text(`list.sort.${sort}`) })}</VisuallyHidden>
          )}
          {count !== undefined && text('list.count', { count })}
        </p>
        {isChoice && (
          <>
            <div css={[settings, whereRoom]}>
              <ListSelects choices={choices.filter(({ isFilter }) => isFilter || isLonger)} />
              {count !== 0 && <ListModeToggle />}
            </div>
            <div css={whereNone}>
              <Button variant="outline" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                <FilterIcon size={20} />
                {filters.length > 0 ? text('list.sheet.of', { count: filters.length }) : text('list.sheet')}
              </Button>
            </div>
          </>
        )}
      </div>
      {isOpen && <ListSheet sorts={sorts} hasThemes={hasThemes} onClose={() => setOpen(false)} />}
    </div>
  );
}

const whereRoom = css({ display: 'none', [media.tablet]: { display: 'flex' } });
const whereNone = css({ [media.tablet]: { display: 'none' } });

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  minHeight: '2.75rem',
});

// As wide as the longest choice of each asks for: that differs by language.
const settings = css({ flexWrap: 'wrap', gap: space(2), '& select': { width: 'auto', maxWidth: '100%' } });
