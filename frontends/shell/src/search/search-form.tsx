import { css } from '@emotion/react';
import { categoryOptions, useCategories } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useLocation, useNavigate } from '@ideabox/router';
import { Button, glide, lazyPart, media, SearchIcon, Select, Skeleton, space } from '@ideabox/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { DetailToggle } from './detail-toggle.tsx';
import { KeywordInput } from './keyword-input.tsx';
import { keepSearch } from './recent-searches.ts';
import { detailedSearch, type SearchValues, simpleSearch } from './search-values.ts';
import { useSearchValues } from './use-search-values.ts';

const DetailPanel = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "search-details" */ './detail/detail-panel.tsx')).DetailPanel,
  { waiting: <Skeleton height="16rem" /> },
);

type Props = { id: string; autoFocus?: boolean; onDone?: () => void };

/** Category and keyword, which are all that is sent; with its details open, all that they say. */
export function SearchForm({ id, autoFocus, onDone }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { data: categories } = useCategories();
  const { values, generation, change, reset } = useSearchValues();
  const [isDetailed, setDetailed] = useState(false);
  const isSought = useRef(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once the page of what was found is there
  useEffect(() => {
    if (!isSought.current) return;
    isSought.current = false;
    glide(() => document.getElementById('main')?.scrollIntoView());
  }, [key]);
  const search = (asked: SearchValues) => {
    keepSearch(asked.keyword.trim());
    // In a dialog, which goes, the page begins at its top; else the open details would fill the screen.
    isSought.current = isDetailed && onDone === undefined;
    navigate(isDetailed ? detailedSearch(asked) : simpleSearch(asked), {
      preventScrollReset: isSought.current,
    });
    onDone?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(values);
  };
  const options = [{ value: '', label: text('search.all_categories') }, ...categoryOptions(categories)];
  return (
    <search aria-label={text('search.title')}>
      <form onSubmit={submit} noValidate css={css({ display: 'grid', gap: space(4) })}>
        <div css={row}>
          <div css={css({ flex: '0 1 14rem', minWidth: 0 })}>
            <Select
              id={`${id}-category`}
              label={text('search.category')}
              labelHidden
              value={values.category}
              onChange={(event) => change({ category: event.target.value })}
              options={options}
            />
          </div>
          <KeywordInput
            id={`${id}-keyword`}
            value={values.keyword}
            autoFocus={autoFocus}
            onChange={(keyword) => change({ keyword })}
            onSearch={(keyword) => {
              change({ keyword });
              search({ ...values, keyword });
            }}
          />
          <Button type="submit" size="small" variant="outline">
            <SearchIcon size={20} />
            {text('search.submit')}
          </Button>
          <DetailToggle
            panelId={`${id}-details`}
            isOpen={isDetailed}
            onToggle={() => setDetailed((open) => !open)}
          />
        </div>
        <div id={`${id}-details`} hidden={!isDetailed}>
          {isDetailed && (
            <DetailPanel key={generation} id={id} values={values} onChange={change} onReset={reset} />
          )}
        </div>
      </form>
    </search>
  );
}

const row = css({
  display: 'grid',
  gap: space(2),
  [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr) auto', alignItems: 'stretch' },
  // With text of twice the size the keyword takes a line of its own.
  [media.desktop]: { display: 'flex', flexWrap: 'wrap' },
});
