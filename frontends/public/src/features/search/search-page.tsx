import { css } from '@emotion/react';
import { usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { PageBody, space, type } from '@ideabox/ui';
import { foundFields } from '../../ideas/found-fields.ts';
import { useIdeaList } from '../../ideas/get-idea-list.ts';
import { IdeaList } from '../../ideas/idea-list.tsx';
import { ListControls } from '../../lists/list-controls.tsx';
import { ideaSorts, isNarrowed, readListQuery, searchSorts } from '../../lists/list-query.ts';
import { Conditions } from './conditions.tsx';
import { NearIdeas } from './near-ideas.tsx';
import { NothingFound } from './nothing-found.tsx';
import { readSearchQuery } from './search-query.ts';
import { useConditions } from './use-conditions.ts';

/** Below so many, ideas are shown that only come near. */
const fewHits = 5;

/** What was found; everything that was asked is in the address. */
export function SearchPage() {
  const text = useText();
  const [params] = useSearchParams();
  const { limit, page, ...list } = readListQuery(params, searchSorts);
  const search = readSearchQuery(params);
  const ideas = useIdeaList({ ...list, ...search, fields: foundFields, limit, offset: (page - 1) * limit });
  const { keyword } = search;
  const count = ideas.data?.metadata.resultset.count;
  const hasConditions = useConditions().length > 0 || isNarrowed(params);
  const words = search.keyword ?? search.tag;
  const title = words ? text('search.title.for', { words }) : text('search.title');
  usePageTitle(title);
  return (
    <PageBody>
      <div css={css({ display: 'grid', gap: space(8), '& > *': { minWidth: 0 } })}>
        <div css={css({ display: 'grid', gap: space(4) })}>
          <h1 css={type.h1} dir="auto">
            {title}
          </h1>
          <Conditions />
        </div>
        <ListControls list={ideas} sorts={keyword ? searchSorts : ideaSorts} />
        <IdeaList
          ideas={ideas}
          limit={limit}
          page={page}
          empty={hasConditions ? <NothingFound /> : undefined}
        />
        {keyword && count !== undefined && count < fewHits && (
          <NearIdeas keyword={keyword} found={ideas.data?.results.map(({ id }) => id) ?? []} />
        )}
      </div>
    </PageBody>
  );
}
