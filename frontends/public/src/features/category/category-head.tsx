import { css } from '@emotion/react';
import type { Category } from '@ideabox/api-client';
import { useMember, useShell } from '@ideabox/contract';
import { useDate, useText } from '@ideabox/intl';
import { Button, Container, color, PenIcon, readingWidth, Skeleton, space, type } from '@ideabox/ui';
import { lazy, Suspense } from 'react';
import { CategoryChip } from '../../categories/category-chip.tsx';
import { isPostable } from '../post-idea/is-postable.ts';

const Markdown = lazy(async () => ({ default: (await import('@ideabox/ui/markdown')).Markdown }));

/** Name, state, period and purpose; while it loads, its place. */
export function CategoryHead({ category }: { category: Category | undefined }) {
  const text = useText();
  const date = useDate();
  const { openDialog } = useShell();
  const role = useMember()?.roles[0] ?? 'general';
  return (
    <div css={css({ background: color.tint, paddingBlock: space(12), minHeight: '18rem' })}>
      <Container>
        {category ? (
          <div css={css({ display: 'grid', gap: space(5), maxWidth: readingWidth })}>
            <p css={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(4) })}>
              <CategoryChip status={category.status} />
              {category.until && (
                <time dateTime={category.until}>
                  {text('category.until', { date: date(category.until) })}
                </time>
              )}
            </p>
            <h1 css={type.h1}>{category.name}</h1>
            {category.description && <p css={css({ lineHeight: 1.9 })}>{category.description}</p>}
            {category.status === 'completed' && (
              <p css={css({ fontWeight: 700 })}>{text('category.completed')}</p>
            )}
            {category.contents && (
              <Suspense fallback={<Skeleton height="6rem" />}>
                <Markdown>{category.contents}</Markdown>
              </Suspense>
            )}
            {isPostable(category.status, role) && (
              <div>
                <Button onClick={() => openDialog('post-idea', { categoryId: category.id })}>
                  <PenIcon />
                  {text('category.post')}
                </Button>
              </div>
            )}
          </div>
        ) : (
          <div aria-busy="true" css={css({ display: 'grid', gap: space(4) })}>
            <Skeleton width="8rem" />
            <Skeleton width="50%" height="2.5rem" />
            <Skeleton width="70%" />
          </div>
        )}
      </Container>
    </div>
  );
}
