import { css } from '@emotion/react';
import { usePageTitle } from '@ideabox/contract';
import { useDate } from '@ideabox/intl';
import { color, ErrorState, PageBody, readingWidth, Skeleton, space, type } from '@ideabox/ui';
import { Markdown } from '@ideabox/ui/markdown';
import { withoutTitle } from './without-title.ts';

type Article = { name: string; contents: string; date_entered?: string };
type Props = { article: Article | undefined; failed: boolean; onRetry: () => void };

/** A text of the site's editors, in one readable column. */
export function EditorialPage({ article, failed, onRetry }: Props) {
  const date = useDate();
  usePageTitle(article?.name);
  const placeholder = <Skeleton height="60vh" />;
  return (
    <PageBody width={readingWidth}>
      {failed && <ErrorState onRetry={onRetry} />}
      {!article && !failed && placeholder}
      {article && (
        <article css={css({ display: 'grid', gap: space(8) })}>
          <header css={css({ display: 'grid', gap: space(3) })}>
            {article.date_entered && (
              <time dateTime={article.date_entered} css={css({ color: color.muted })}>
                {date(article.date_entered)}
              </time>
            )}
            <h1 css={type.h1}>{article.name}</h1>
          </header>
          <Markdown>{withoutTitle(article.contents, article.name)}</Markdown>
        </article>
      )}
    </PageBody>
  );
}
