import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { color, Link, radius, space, TagIcon } from '@ideabox/ui';
import type { Tag } from './tag.ts';

/** The tags as ways to other ideas; nothing where there are none. */
export function IdeaTags({ tags }: { tags: Tag[] }) {
  const text = useText();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={text('idea.tags')} css={list}>
      {tags.map(({ id, name }) => (
        <li key={id} css={css({ maxWidth: '100%' })}>
          <Link to={paths.search({ target: 'tag', tag: name })} css={chip}>
            <TagIcon size={16} />
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: '2.75rem',
  paddingBlock: space(2),
  paddingInline: space(4),
  border: '1px solid transparent',
  borderRadius: radius.large,
  background: color.ground,
  color: color.text,
  lineHeight: 1.4,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', background: color.tint },
});
