import { css } from '@emotion/react';
import { categoryOptions, useCategories } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { Select } from '@ideabox/ui';
import { withParam } from '../../lists/list-query.ts';

export function CategoryFilter() {
  const text = useText();
  const { data: categories } = useCategories();
  const [params, setParams] = useSearchParams();
  return (
    <div css={css({ maxWidth: '24rem' })}>
      <Select
        id="ideas-category"
        label={text('ideas.category')}
        value={params.get('category') ?? ''}
        onChange={(event) => setParams(withParam(params, 'category', event.target.value))}
        options={[{ value: '', label: text('ideas.category.all') }, ...categoryOptions(categories)]}
      />
    </div>
  );
}
