import { css } from '@emotion/react';
import { useCategories } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { Select } from '@ideabox/ui';
import { withParams } from './dashboard-query.ts';

export function CategoryFilter({ category }: { category: number | undefined }) {
  const text = useText();
  const { data: categories = [] } = useCategories();
  const [params, setParams] = useSearchParams();
  return (
    <div css={css({ width: 'min(100%, 22rem)' })}>
      <Select
        id="dashboard-category"
        label={text('filter.category')}
        value={category ?? ''}
        onChange={(event) =>
          setParams(withParams(params, { category: event.target.value }), { preventScrollReset: true })
        }
        options={[
          { value: '', label: text('filter.all') },
          ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </div>
  );
}
