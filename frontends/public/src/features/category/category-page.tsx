import { css } from '@emotion/react';
import { isNotFound } from '@ideabox/api-client';
import { paths, usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { useParams, useSearchParams } from '@ideabox/router';
import { ErrorState, PageBody, space } from '@ideabox/ui';
import { useIdeaList } from '../../ideas/get-idea-list.ts';
import { IdeaList } from '../../ideas/idea-list.tsx';
import { ListControls } from '../../lists/list-controls.tsx';
import { readListQuery } from '../../lists/list-query.ts';
import { NotFoundMessage } from '../../not-found/not-found-message.tsx';
import { SectionHeading } from '../../texts/section-heading.tsx';
import { CategoryHead } from './category-head.tsx';
import { useCategory } from './get-category.ts';
import { SituationFilter } from './situation-filter.tsx';

/** One category: what it asks for, and the ideas that came. */
export function CategoryPage() {
  const text = useText();
  const errorText = useErrorText();
  const { key = '' } = useParams();
  const [params] = useSearchParams();
  const { page, ...query } = readListQuery(params);
  const { limit } = query;
  const category = useCategory(key);
  const ideas = useIdeaList({ ...query, offset: (page - 1) * limit, category: key });
  usePageTitle(category.data?.name);
  if (isNotFound(category.error)) return <NotFoundMessage id="category.not_found" />;
  return (
    <>
      {category.isError && !category.data ? (
        <PageBody>
          <ErrorState isPage detail={errorText(category.error)} onRetry={() => category.refetch()} />
        </PageBody>
      ) : (
        <CategoryHead category={category.data} />
      )}
      <PageBody>
        <section aria-labelledby="category-ideas">
          <SectionHeading
            id="category-ideas"
            title={text('category.ideas.title')}
            more={{ to: paths.comments(category.data?.search_key ?? key), label: text('category.comments') }}
          />
          <div css={css({ display: 'grid', gap: space(6) })}>
            <SituationFilter category={category.data} />
            <ListControls list={ideas} />
            <IdeaList ideas={ideas} limit={limit} page={page} />
          </div>
        </section>
      </PageBody>
    </>
  );
}
