import { css } from '@emotion/react';
import type { Category } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useLanguageOf, useText } from '@ideabox/intl';
import { color, Link, radius, space, stretchedLink } from '@ideabox/ui';
import { CategoryChip } from './category-chip.tsx';
import { CategoryTerm } from './category-term.tsx';

export function CategoryCard({ category }: { category: Category }) {
  const text = useText();
  const languageOf = useLanguageOf();
  return (
    <article css={card}>
      <p
        css={css({
          display: 'flex',
          flexWrap: 'wrap',
          gap: space(3),
          alignItems: 'center',
          fontSize: '0.875rem',
        })}
      >
        <CategoryChip status={category.status} />
        <CategoryTerm category={category} />
        {category.category_group && (
          <span lang={languageOf(category.category_group)}>{category.category_group}</span>
        )}
      </p>
      <h3 lang={languageOf(category.name)} css={css({ fontSize: '1.25rem', lineHeight: 1.5 })}>
        <Link to={paths.category(category.search_key)} css={[stretchedLink, titleLink]}>
          {category.name}
        </Link>
      </h3>
      <p lang={languageOf(category.description)} css={css({ fontSize: '0.9375rem' })}>
        {category.description}
      </p>
      <p css={css({ fontSize: '0.875rem', color: color.muted })}>
        {text('category.ideas', { count: category.idea_count })}
      </p>
    </article>
  );
}

const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space(3),
  height: '100%',
  padding: space(6),
  borderRadius: radius.small,
  borderInlineStart: `6px solid ${color.primary}`,
  background: color.ground,
  '&:hover': { background: color.tint },
});

const titleLink = css({
  color: color.heading,
  textDecoration: 'none',
  'article:hover &': { textDecoration: 'underline' },
});
