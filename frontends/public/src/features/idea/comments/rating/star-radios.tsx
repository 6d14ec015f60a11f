import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, radius, space, visuallyHidden } from '@ideabox/ui';
import { StarIcon } from '../../../../comments/star-icon.tsx';

const all = [1, 2, 3, 4, 5];

type Props = {
  name: string;
  legend: string;
  value: number | null;
  onChange: (stars: number) => void;
  /** A star pressed with a pointer, which needs no second press. */
  onPick: (stars: number) => void;
};

/** One to five stars as the platform's own radio buttons: arrows move, each star has its name. */
export function StarRadios({ name, legend, value, onChange, onPick }: Props) {
  const text = useText();
  return (
    <fieldset css={frame}>
      <legend css={css({ marginBlockEnd: space(2), fontWeight: 700 })}>{legend}</legend>
      <div css={row}>
        {all.map((stars) => (
          <label key={stars} data-on={value !== null && stars <= value ? '' : undefined} css={star}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              onClick={(event) => event.detail > 0 && onPick(stars)}
              css={visuallyHidden}
            />
            <span data-full="">
              <StarIcon size={32} />
            </span>
            <span data-empty="">
              <StarIcon size={32} full={false} />
            </span>
            <span css={visuallyHidden}>{text('rating.stars', { stars })}</span>
          </label>
        ))}
        <span aria-hidden="true" css={css({ marginInlineStart: space(2), color: color.muted })}>
          {value === null ? text('rating.choose') : text('rating.stars', { stars: value })}
        </span>
      </div>
    </fieldset>
  );
}

const frame = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });
/** The stars follow the pointer, unless the keyboard is being used. */
const pointed = '&:not(:has(:focus-visible))';
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '@media (hover: hover)': {
    [`${pointed}:has(label:hover) [data-full]`]: { display: 'grid' },
    [`${pointed}:has(label:hover) [data-empty]`]: { display: 'none' },
    [`${pointed} label:hover ~ label [data-full]`]: { display: 'none' },
    [`${pointed} label:hover ~ label [data-empty]`]: { display: 'grid' },
  },
});
const star = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: radius.small,
  cursor: 'pointer',
  '& [data-full]': { display: 'none' },
  '&[data-on] [data-full]': { display: 'grid' },
  '&[data-on] [data-empty]': { display: 'none' },
  '&:has(:focus-visible)': {
    outline: `4px solid ${color.outline}`,
    outlineOffset: -2,
    boxShadow: `0 0 0 6px ${color.focus}`,
  },
});
