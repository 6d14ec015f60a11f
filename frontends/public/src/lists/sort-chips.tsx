import { css } from '@emotion/react';
import type { IdeaSort } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { space } from '@ideabox/ui';
import { useMemo } from 'react';
import { FilterChip } from './filter-chip.tsx';
import { freshSeed, readListQuery, withSort } from './list-query.ts';

/** The orders; each press on "random" is another one. */
export function SortChips({ sorts }: { sorts: IdeaSort[] }) {
  const text = useText();
  const [params] = useSearchParams();
  const { sort } = readListQuery(params, sorts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every address offers another seed
  const seed = useMemo(freshSeed, [params]);
  return (
    <ul
      data-print="no"
      aria-label={text('list.sort')}
      css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}
    >
      {sorts.map((key) => (
        <li key={key}>
          <FilterChip search={withSort(params, key, seed)} isCurrent={key === sort}>
            {text(`list.sort.${key}`)}
          </FilterChip>
        </li>
      ))}
    </ul>
  );
}
