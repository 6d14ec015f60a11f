import { css } from '@emotion/react';
import { usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { PageBody, space, type } from '@ideabox/ui';
import { useIdeaList } from '../../ideas/get-idea-list.ts';
import { IdeaList } from '../../ideas/idea-list.tsx';
import { ListControls } from '../../lists/list-controls.tsx';
import { isNarrowed, readListQuery } from '../../lists/list-query.ts';
import { Conditions } from './conditions.tsx';
import { NothingFound } from './nothing-found.tsx';
import { readSearchQuery } from './search-query.ts';
import { useConditions } from './use-conditions.ts';

/** What was found; everything that was asked is in the address. */
export function SearchPage() {
  const text = useText();
  const [params] = useSearchParams();
  const { limit, page, ...list } = readListQuery(params);
  const search = readSearchQuery(params);
  const ideas = useIdeaList({ ...list, ...search, limit, offset: (page - 1) * limit });
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
        <ListControls list={ideas} />
        <IdeaList
          ideas={ideas}
          limit={limit}
          page={page}
          empty={hasConditions ? <NothingFound /> : undefined}
        />
      </div>
    </PageBody>
  );
}
