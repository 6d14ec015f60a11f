import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, radius, space } from '@ideabox/ui';
import { chooseListMode, listModes, useListMode } from './list-mode.ts';

/** Cards with much in them, or one line an idea. */
export function ListModeToggle() {
  const text = useText();
  const mode = useListMode();
  return (
    <fieldset aria-label={text('list.mode')} css={group}>
      {listModes.map((key) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === mode}
          onClick={() => chooseListMode(key)}
          css={option}
        >
          {text(`list.mode.${key}`)}
        </button>
      ))}
    </fieldset>
  );
}

const group = css({
  display: 'flex',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
});

const option = css({
  flex: 1,
  minHeight: '2.875rem',
  padding: `${space(1)} ${space(4)}`,
  border: 0,
  borderRadius: `calc(${radius.medium} - 1px)`,
  background: 'transparent',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: color.tint },
  '&[aria-pressed="true"]': { background: color.primary, color: color.surface, fontWeight: 700 },
});
