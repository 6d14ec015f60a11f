import { css } from '@emotion/react';
import { useNewsList } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Container, EmptyState, ErrorState, Skeleton, space } from '@ideabox/ui';
import { NewsRows } from '../../news/news-rows.tsx';
import { SectionHeading } from '../../texts/section-heading.tsx';

const limit = 5;

export function NewsShelf() {
  const text = useText();
  const { data, isPending, isError, refetch } = useNewsList(limit);
  return (
    <section aria-labelledby="news" css={css({ paddingBlock: space(12) })}>
      <Container>
        <SectionHeading
          id="news"
          title={text('news.title')}
          more={{ to: paths.newsList(), label: text('home.more') }}
        />
        {isPending && (
          <div aria-busy="true">
            <Skeleton height="12rem" />
          </div>
        )}
        {isError && !data && <ErrorState onRetry={() => refetch()} />}
        {data &&
          (data.results.length > 0 ? (
            <NewsRows news={data.results} />
          ) : (
            <EmptyState title={text('news.empty')} />
          ))}
      </Container>
    </section>
  );
}
