import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { Select, Skeleton, space } from '@ideabox/ui';
import { isEnoughToSort } from '../../lists/enough-to-sort.ts';
import { FilterChip } from '../../lists/filter-chip.tsx';
import { withParam } from '../../lists/list-query.ts';
import { commentPageSizes, commentSorts, readCommentListQuery } from './comment-list-query.ts';

/** How many there are, in which order, how many on a page; what few comments have no use for is not there. */
export function CommentListControls({ count }: { count: number | undefined }) {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const { sort, limit } = readCommentListQuery(params);
  const isLonger = count === undefined || count > Math.min(...commentPageSizes);
  return (
    <div css={css({ display: 'grid', gap: space(4) })}>
      {isEnoughToSort(count) && (
        <ul
          aria-label={text('comments.order')}
          css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}
        >
          {commentSorts.map((key) => (
            <li key={key}>
              <FilterChip
                search={withParam(params, 'sort', key === 'newest' ? '' : key)}
                isCurrent={key === sort}
              >
                {text(`comments.order.${key}`)}
              </FilterChip>
            </li>
          ))}
        </ul>
      )}
      <div css={bar}>
        <p role="status" css={css({ minWidth: '6rem', minHeight: '1.7em', fontWeight: 700 })}>
          {count === undefined ? <Skeleton width="6rem" /> : text('list.count', { count })}
        </p>
        {isLonger && (
          <div css={css({ width: '11rem', maxWidth: '100%' })}>
            <Select
              id="comments-limit"
              label={text('list.limit')}
              labelHidden
              value={limit}
              onChange={(event) => setParams(withParam(params, 'limit', event.target.value))}
              options={commentPageSizes.map((size) => ({
                value: String(size),
                label: text('list.limit.option', { size }),
              }))}
            />
          </div>
        )}
      </div>
    </div>
  );
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
});
