import { css } from '@emotion/react';
import { type Category, useCategories, usePart } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { columns, ErrorState, PageBody, readingWidth, Skeleton, space, type } from '@ideabox/ui';
import { CategoryCard } from '../../categories/category-card.tsx';
import { LazyMarkdown } from '../../texts/lazy-markdown.tsx';

/** How ideas are called for, and every category by its state. */
export function IntroductionPage() {
  const text = useText();
  const { data, isError, refetch } = useCategories();
  const { words, isPending } = usePart('introduction');
  return (
    <PageBody>
      <div css={css({ display: 'grid', gap: space(12) })}>
        <header css={css({ display: 'grid', gap: space(4), maxWidth: readingWidth })}>
          <h1 css={type.h1}>{text('introduction.title')}</h1>
          {!words && !isPending && <p>{text('home.lead')}</p>}
        </header>
        {isError && !data && <ErrorState onRetry={() => refetch()} />}
        {!data && !isError && <Skeleton height="20rem" />}
        {groups(data ?? []).map(([group, categories]) => (
          <section
            key={group}
            aria-labelledby={`group-${group}`}
            css={css({ display: 'grid', gap: space(5) })}
          >
            <h2 id={`group-${group}`} css={type.h2}>
              {text(`introduction.${group}`)}
            </h2>
            <ul css={grid}>
              {categories.map((category) => (
                <li key={category.id}>
                  <CategoryCard category={category} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {/* Last, because nobody knows its height before it is there. */}
        {words && (data || isError) && (
          <div css={css({ maxWidth: readingWidth })}>
            <LazyMarkdown>{words}</LazyMarkdown>
          </div>
        )}
      </div>
    </PageBody>
  );
}

/** Those that take ideas, those under discussion, those that are over; empty groups are left out. */
function groups(categories: Category[]): ['open' | 'discussing' | 'closed', Category[]][] {
  const groupOf = ({ status }: Category) => {
    if (status === 'completed') return 'closed';
    return status === 'open_for_comment' || status === 'admin_only_postable' ? 'discussing' : 'open';
  };
  const order = ['open', 'discussing', 'closed'] as const;
  return order
    .map((group): [typeof group, Category[]] => [group, categories.filter((one) => groupOf(one) === group)])
    .filter(([, members]) => members.length > 0);
}

const grid = css({
  ...columns('20rem'),
  gap: space(5),
});
