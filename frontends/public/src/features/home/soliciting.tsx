import { css } from '@emotion/react';
import { useCategories } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Container, EmptyState, ErrorState, Link, space } from '@ideabox/ui';
import { CategoryCard } from '../../categories/category-card.tsx';
import { SectionHeading } from '../../texts/section-heading.tsx';
import { CategoryCardSkeleton } from './category-card-skeleton.tsx';

const expected = 4;

/** The categories that take ideas now. */
export function Soliciting() {
  const text = useText();
  const { data, isError, refetch } = useCategories();
  const open = data?.filter(({ status }) => status === 'on_air');
  return (
    <section aria-labelledby="soliciting" css={css({ paddingBlock: space(12) })}>
      <Container>
        <SectionHeading
          id="soliciting"
          title={text('home.soliciting')}
          more={{ to: paths.categoryIntroduction(), label: text('home.soliciting.all') }}
        />
        {isError && !data && <ErrorState onRetry={() => refetch()} />}
        {open?.length === 0 && (
          <EmptyState title={text('home.soliciting.none')}>
            <Link to={paths.ideas()}>{text('home.browse')}</Link>
          </EmptyState>
        )}
        <ul css={grid}>
          {open?.map((category) => (
            <li key={category.id}>
              <CategoryCard category={category} />
            </li>
          ))}
          {!data &&
            !isError &&
            Array.from({ length: expected }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity
              <li key={index}>
                <CategoryCardSkeleton />
              </li>
            ))}
        </ul>
      </Container>
    </section>
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 25rem), 1fr))',
  gap: space(5),
});
