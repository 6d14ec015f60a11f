import { css } from '@emotion/react';
import { useCategories } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useLocation, useNavigate } from '@ideabox/router';
import { Button, SearchIcon, Select, space } from '@ideabox/ui';
import { type FormEvent, useState } from 'react';
import { KeywordInput } from './keyword-input.tsx';

type Props = { id: string; onDone?: () => void };

/** Category and keyword; sends only these and the target "all". */
export function SearchForm({ id, onDone }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: categories = [] } = useCategories();
  const [category, setCategory] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    navigate(paths.search({ keyword, target: 'all', category }));
    onDone?.();
  };
  const options = [
    { value: '', label: text('search.all_categories') },
    ...categories.map(({ search_key, name }) => ({ value: search_key, label: name })),
  ];
  return (
    <search>
      <form onSubmit={submit} css={form}>
        <Select
          id={`${id}-category`}
          label={text('search.category')}
          labelHidden
          value={category}
          onChange={(event) => setCategory(event.target.value)}
          options={options}
        />
        <KeywordInput
          key={search}
          id={`${id}-keyword`}
          initial={new URLSearchParams(search).get('keyword') ?? ''}
        />
        <Button type="submit" size="small" variant="outline">
          <SearchIcon size={20} />
          {text('search.submit')}
        </Button>
      </form>
    </search>
  );
}

const form = css({
  display: 'grid',
  gap: space(2),
  '@media (min-width: 768px)': { gridTemplateColumns: '14rem minmax(0, 1fr) auto', alignItems: 'stretch' },
});
