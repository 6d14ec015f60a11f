import { css } from '@emotion/react';
import { useLanguageOf, useText } from '@ideabox/intl';
import { color, space } from '@ideabox/ui';

const most = 4;
type Props = { tags: { id: number; name: string }[] };

/** The first tags as words; they are links on the idea's own page, a card has but one. */
export function TagWords({ tags }: Props) {
  const text = useText();
  const languageOf = useLanguageOf();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={text('idea.tags')} css={list}>
      {tags.slice(0, most).map(({ id, name }) => (
        <li key={id} dir="auto" lang={languageOf(name)}>
          #{name}
        </li>
      ))}
      {tags.length > most && <li>{text('idea.tags.more', { count: tags.length - most })}</li>}
    </ul>
  );
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(3)}`,
  fontSize: '0.875rem',
  color: color.primary,
});
