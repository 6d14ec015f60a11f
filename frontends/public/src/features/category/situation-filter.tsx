import { css } from '@emotion/react';
import type { Category } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { space } from '@ideabox/ui';
import { FilterChip } from '../../lists/filter-chip.tsx';
import { readListQuery, withParam } from '../../lists/list-query.ts';

/** Narrows the category's ideas to those of one situation. */
export function SituationFilter({ category }: { category: Category | undefined }) {
  const text = useText();
  const [params] = useSearchParams();
  const { situation_id } = readListQuery(params);
  const situations = category?.situation_type?.situations ?? [];
  if (situations.length === 0) return null;
  const choices = [{ id: undefined, name: text('category.situations.all') }, ...situations];
  return (
    <div css={css({ display: 'grid', gap: space(2) })}>
      <h3 id="situations" css={css({ fontSize: '1rem' })}>
        {text('category.situations')}
      </h3>
      <ul aria-labelledby="situations" css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}>
        {choices.map(({ id, name }) => (
          <li key={id ?? 0}>
            <FilterChip search={withParam(params, 'situation_id', id ?? '')} isCurrent={id === situation_id}>
              {name}
            </FilterChip>
          </li>
        ))}
      </ul>
    </div>
  );
}
