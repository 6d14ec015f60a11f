import { css } from '@emotion/react';
import { useLanguageOf, useText } from '@ideabox/intl';
import { color, space } from '@ideabox/ui';
import { shortened } from './shortened.ts';

const most = 4;
type Props = { tags: { id: number; name: string }[] };

/** The first tags as words on one line, which is there without any; they are links on the idea's own page, a card has but one. */
export function TagWords({ tags }: Props) {
  const text = useText();
  const languageOf = useLanguageOf();
  if (tags.length === 0) return <div css={list} />;
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

const list = css([
  shortened(1),
  {
    minHeight: '1.7em',
    fontSize: '0.875rem',
    color: color.primary,
    '& > li': { display: 'inline', marginInlineEnd: space(3) },
  },
]);
