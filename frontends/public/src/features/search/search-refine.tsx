import { css } from '@emotion/react';
import { useCategories } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { Button, media, SearchIcon, Select, space, TextField } from '@ideabox/ui';
import type { FormEvent } from 'react';
import { readTarget, searchTargets } from './search-query.ts';

/** Keyword, where to look, category: asked anew on submit. */
export function SearchRefine() {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const { data: categories = [] } = useCategories();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value).trim()]);
    setParams(asked.filter(([, value]) => value !== '') as [string, string][]);
  };
  return (
    <form onSubmit={submit} css={form}>
      <TextField
        id="refine-keyword"
        name="keyword"
        label={text('search.keyword')}
        maxLength={200}
        defaultValue={params.get('keyword') ?? params.get('tag') ?? ''}
      />
      <Select
        id="refine-target"
        name="search_target"
        label={text('search.target')}
        defaultValue={params.get('tag') ? 'tag' : readTarget(params)}
        options={searchTargets.map((target) => ({ value: target, label: text(`search.target.${target}`) }))}
      />
      {/* The list comes later than the form: the key makes the address's choice hold then too. */}
      <Select
        key={categories.length}
        id="refine-category"
        name="category"
        label={text('ideas.category')}
        defaultValue={params.get('category') ?? ''}
        options={[
          { value: '', label: text('ideas.category.all') },
          ...categories.map(({ search_key, name }) => ({ value: search_key, label: name })),
        ]}
      />
      <Button type="submit">
        <SearchIcon />
        {text('search.submit')}
      </Button>
    </form>
  );
}

const form = css({
  display: 'grid',
  gap: space(4),
  alignItems: 'end',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
});
