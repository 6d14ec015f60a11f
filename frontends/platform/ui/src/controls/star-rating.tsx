import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { StarShape } from '../star-shape.tsx';
import { starNumbers } from '../stars.tsx';
import { color, radius, space } from '../theme.ts';
import { visuallyHidden } from '../visually-hidden.tsx';

type Props = {
  /** What is rated, for screen readers: 「コメント003の評価」. */
  legend: string;
  /** 0 where there is no rating yet. */
  value: number;
  onChange: (value: number) => void;
  /** Shows a button that takes the rating back. */
  onClear?: () => void;
  disabled?: boolean;
};

/** One to five stars as radio buttons: arrows choose, the name of each says how many. */
export function StarRating({ legend, value, onChange, onClear, disabled }: Props) {
  const { formatMessage } = useIntl();
  const name = useId();
  const [pointed, setPointed] = useState(0);
  const shown = pointed || value;
  return (
    <fieldset disabled={disabled} css={frame} onPointerLeave={() => setPointed(0)}>
      <legend css={visuallyHidden}>{legend}</legend>
      {starNumbers.map((number) => (
        <label key={number} css={[star, number <= shown && lit]} onPointerEnter={() => setPointed(number)}>
          <input
            type="radio"
            name={name}
            value={number}
            checked={number === value}
            onChange={() => onChange(number)}
            css={visuallyHidden}
          />
          <StarShape size={26} filled={number <= shown} />
          <span css={visuallyHidden}>{formatMessage({ id: 'ui.stars.number' }, { number })}</span>
        </label>
      ))}
      {onClear && value > 0 && (
        <button type="button" onClick={onClear} css={clear}>
          {formatMessage({ id: 'ui.stars.clear' })}
        </button>
      )}
    </fieldset>
  );
}

const frame = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&:disabled': { opacity: 0.6 },
});

const star = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.75rem',
  borderRadius: radius.small,
  color: color.lineStrong,
  cursor: 'pointer',
  'fieldset:disabled &': { cursor: 'not-allowed' },
  '&:has(:focus-visible)': {
    outline: '4px solid var(--color-neutral-black)',
    outlineOffset: -2,
    background: color.focus,
  },
});

const lit = css({ color: 'var(--color-primitive-yellow-900)' });

const clear = css({
  minHeight: '2.75rem',
  marginInlineStart: space(2),
  paddingInline: space(2),
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.link,
  fontSize: '0.875rem',
  textDecoration: 'underline',
  cursor: 'pointer',
});
