import { css } from '@emotion/react';
import { color, radius, shadow, space } from '@ideabox/ui';
import { useEffect } from 'react';

export type Suggestion = { id: string; label: string };
type Props = {
  id: string;
  label: string;
  suggestions: Suggestion[];
  active: number;
  onPick: (index: number) => void;
};

export function SuggestionList({ id, label, suggestions, active, onPick }: Props) {
  // The focus is in the field, so that no browser brings into sight what is chosen by keys.
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    // The field keeps the focus; a press on the list must not take it.
    <div id={id} role="listbox" aria-label={label} css={list} onMouseDown={(event) => event.preventDefault()}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the field's
        <div
          key={suggestion.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          css={option}
          onClick={() => onPick(index)}
        >
          {suggestion.label}
        </div>
      ))}
    </div>
  );
}

const list = css({
  position: 'absolute',
  zIndex: 40,
  insetInline: 0,
  top: 'calc(100% + 4px)',
  maxHeight: '20rem',
  overflowY: 'auto',
  padding: space(1),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  boxShadow: shadow.high,
});

const option = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `${space(1)} ${space(3)}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  '&:hover': { background: color.tint },
  '&[aria-selected="true"]': {
    background: color.tintStrong,
    outline: `2px solid ${color.primary}`,
    outlineOffset: -2,
  },
});
