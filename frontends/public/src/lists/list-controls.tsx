import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Link, useSearchParams } from '@ideabox/router';
import { color, radius, Select, Skeleton, space } from '@ideabox/ui';
import { ideaSorts, pageSizes, readListQuery, withParam } from './list-query.ts';

/** How many there are, in which order, how many on a page. */
export function ListControls({ count }: { count: number | undefined }) {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const { sort, limit } = readListQuery(params);
  return (
    <div css={css({ display: 'grid', gap: space(4) })}>
      <ul aria-label={text('list.sort')} css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}>
        {ideaSorts.map((key) => (
          <li key={key}>
            <Link
              to={{ search: withParam(params, 'sort', key).toString() }}
              aria-current={key === sort ? 'true' : undefined}
              css={chip}
            >
              {text(`list.sort.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
      <div css={bar}>
        <p role="status" css={css({ minWidth: '6rem' })}>
          {count === undefined ? <Skeleton width="6rem" /> : text('list.count', { count })}
        </p>
        <div css={css({ width: '10rem' })}>
          <Select
            id="list-limit"
            label={text('list.limit')}
            labelHidden
            value={limit}
            onChange={(event) => setParams(withParam(params, 'limit', event.target.value))}
            options={pageSizes.map((size) => ({
              value: String(size),
              label: text('list.limit.option', { size }),
            }))}
          />
        </div>
      </div>
    </div>
  );
}

const bar = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(4) });

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space(4),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.full,
  color: color.text,
  textDecoration: 'none',
  '&:hover': { background: color.tint, textDecoration: 'underline' },
  '&[aria-current]': {
    background: color.primary,
    borderColor: color.primary,
    color: color.surface,
    fontWeight: 700,
  },
});
