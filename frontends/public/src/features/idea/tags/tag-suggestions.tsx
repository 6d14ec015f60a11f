import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, radius, space } from '@ideabox/ui';
import { useTagSuggestions } from './get-suggestions.ts';
import type { Tag } from './tag.ts';

type Props = { typed: string; taken: Tag[]; onChoose: (name: string) => void };

/** Tags in use as buttons below the field; how many there are is said as one types. */
export function TagSuggestions({ typed, taken, onChoose }: Props) {
  const text = useText();
  const names = new Set(taken.map(({ name }) => name));
  const free = useTagSuggestions(typed).filter(({ name }) => !names.has(name));
  return (
    <div css={css({ display: 'grid', gap: space(2) })}>
      <p role="status" css={css({ fontSize: '0.875rem', color: color.muted })}>
        {typed.trim() !== '' && text('tag.suggestions', { count: free.length })}
      </p>
      {free.length > 0 && (
        <ul css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}>
          {free.map(({ name, count }) => (
            <li key={name} css={css({ maxWidth: '100%' })}>
              <button type="button" onClick={() => onChoose(name)} css={choice}>
                <bdi>{name}</bdi>
                <span css={css({ color: color.muted })}>{text('tag.used', { count })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const choice = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  minHeight: '2.75rem',
  paddingInline: space(4),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.large,
  background: color.surface,
  cursor: 'pointer',
  '&:hover': { background: color.tint, borderColor: color.primary },
});
