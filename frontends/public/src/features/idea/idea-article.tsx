import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useDate, useText } from '@ideabox/intl';
import { Chip, color, Link, radius, space, TagIcon, type } from '@ideabox/ui';
import { Author } from '../../ideas/author.tsx';
import { RichText } from '../../texts/rich-text.tsx';
import { CopyLink } from './copy-link.tsx';
import type { Idea } from './get-idea.ts';

export function IdeaArticle({ idea }: { idea: Idea }) {
  const text = useText();
  const date = useDate();
  return (
    <article css={css({ display: 'grid', gap: space(6) })}>
      <header css={css({ display: 'grid', gap: space(4) })}>
        <p css={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) })}>
          <Link to={paths.category(idea.category.search_key)} css={css({ fontWeight: 700 })}>
            {idea.category.name}
          </Link>
          {idea.stepper && <Chip>{idea.stepper.name}</Chip>}
        </p>
        <h1 css={type.h1}>{idea.name}</h1>
        <p css={meta}>
          <Author user={idea.user} linked size={40} />
          <time dateTime={idea.date_entered}>{date(idea.date_entered)}</time>
          <span>{text('idea.number', { number: `@${String(idea.id).padStart(5, '0')}` })}</span>
        </p>
      </header>
      <RichText>{idea.raw_contents}</RichText>
      {idea.tags.length > 0 && (
        <ul aria-label={text('idea.tags')} css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}>
          {idea.tags.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.search({ tag: name })} css={tag}>
                <TagIcon size={16} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <CopyLink path={paths.idea(idea.id)} />
    </article>
  );
}

const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(5)}`,
  fontSize: '0.9375rem',
  color: color.muted,
});

const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: '2.75rem',
  paddingInline: space(4),
  borderRadius: radius.full,
  background: color.ground,
  color: color.text,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', background: color.tint },
});
