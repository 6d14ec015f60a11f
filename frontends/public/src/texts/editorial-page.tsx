import { css } from '@emotion/react';
import { usePageTitle } from '@ideabox/contract';
import { type Locale, localeOf, useDate, useIntl, useText } from '@ideabox/intl';
import {
  color,
  ErrorState,
  media,
  PageBody,
  readingWidth,
  Skeleton,
  space,
  type,
  visuallyHidden,
} from '@ideabox/ui';
import { headingsOf, Markdown } from '@ideabox/ui/markdown';
import type { ReactNode } from 'react';
import { TableOfContents } from './table-of-contents.tsx';
import { withoutTitle } from './without-title.ts';

type Article = { name: string; contents: string; date_entered?: string; lang: Locale };
type Props = {
  /** What the page is called until its own name is there. */
  kind: string;
  article: Article | undefined;
  failed: boolean;
  onRetry: () => void;
  children?: ReactNode;
};

/** From so many sections on a text has a table of contents. */
const enoughSections = 3;

/** A text of the site's editors: one readable column, beside it its contents where it is long, below it the ways on. */
export function EditorialPage({ kind, article, failed, onRetry, children }: Props) {
  usePageTitle(article?.name);
  return (
    <PageBody>
      {failed && !article && <ErrorState isPage onRetry={onRetry} />}
      {!article && !failed && (
        <div aria-busy="true">
          <h1 css={visuallyHidden}>{kind}</h1>
          <Skeleton height="60vh" />
        </div>
      )}
      {article && <ArticleColumns article={article}>{children}</ArticleColumns>}
    </PageBody>
  );
}

function ArticleColumns({ article, children }: { article: Article; children: ReactNode }) {
  const text = useText();
  const date = useDate();
  const locale = localeOf(useIntl().locale);
  const foreign = article.lang === locale ? undefined : article.lang;
  const contents = withoutTitle(article.contents, article.name);
  const sections = headingsOf(contents).filter(({ level }) => level === 2);
  return (
    <article css={columns}>
      <header css={css({ display: 'grid', gap: space(3) })}>
        {article.date_entered && (
          <time dateTime={article.date_entered} css={css({ color: color.muted })}>
            {date(article.date_entered)}
          </time>
        )}
        <h1 lang={foreign} css={type.h1}>
          {article.name}
        </h1>
        {foreign && <p css={css({ color: color.muted })}>{text('texts.in_japanese')}</p>}
      </header>
      {sections.length >= enoughSections && <TableOfContents sections={sections} />}
      <div css={css({ display: 'grid', gap: space(12), minWidth: 0 })}>
        <div lang={foreign}>
          <Markdown anchored>{contents}</Markdown>
        </div>
        {children}
      </div>
    </article>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  maxWidth: readingWidth,
  [media.desktop]: {
    gridTemplateColumns: `minmax(0, ${readingWidth}) minmax(0, 1fr)`,
    gridTemplateRows: 'auto 1fr',
    columnGap: space(20),
    maxWidth: 'none',
    '& > *': { gridColumn: 1 },
    '& > nav': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
