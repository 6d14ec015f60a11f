import { css } from '@emotion/react';
import type { Category } from '@ideabox/api-client';
import { useLanguageOf, useText } from '@ideabox/intl';
import { Container, color, media, readingWidth, space, type } from '@ideabox/ui';
import { Markdown } from '@ideabox/ui/markdown';
import { CategoryChip } from '../../categories/category-chip.tsx';
import { CategoryTerm } from '../../categories/category-term.tsx';
import { StageSteps } from '../../stages/stage-steps.tsx';
import { CategoryHeadSkeleton } from './category-head-skeleton.tsx';
import { CategoryVisual } from './category-visual.tsx';
import { PostHere } from './post-here.tsx';

/** Name, state, term, stage and purpose; while it loads, its place. */
export function CategoryHead({ category }: { category: Category | undefined }) {
  const text = useText();
  const languageOf = useLanguageOf();
  if (!category) return <CategoryHeadSkeleton />;
  return (
    <div css={ground}>
      <Container>
        <div css={[columns, category.visual_src !== null && withVisual]}>
          <div css={css({ display: 'grid', gap: space(5), maxWidth: readingWidth, minWidth: 0 })}>
            <p
              css={css({
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: `${space(1)} ${space(4)}`,
              })}
            >
              <CategoryChip status={category.status} />
              <CategoryTerm category={category} />
            </p>
            <h1 lang={languageOf(category.name)} css={type.h1}>
              {category.name}
            </h1>
            {category.status === 'completed' && <p css={thanks}>{text('category.completed')}</p>}
            {category.description && (
              <p lang={languageOf(category.description)} css={css({ lineHeight: 1.9 })}>
                {category.description}
              </p>
            )}
            {category.stepper && <StageSteps stepper={category.stepper} label={text('category.stage')} />}
            {languageOf(category.contents) && (
              <p css={css({ color: color.muted })}>{text('texts.part_in_japanese')}</p>
            )}
            {category.contents && <Markdown>{category.contents}</Markdown>}
            <PostHere category={category} />
          </div>
          <CategoryVisual category={category} />
        </div>
      </Container>
    </div>
  );
}

const ground = css({ background: color.tint, paddingBlock: space(12), minHeight: '24rem' });

const columns = css({ display: 'grid', gap: space(8), alignItems: 'start' });
const withVisual = css({ [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } });

const thanks = css({
  padding: space(4),
  borderInlineStart: `6px solid ${color.primary}`,
  background: color.surface,
  fontWeight: 700,
});
