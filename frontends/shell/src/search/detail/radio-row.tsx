import { css } from '@emotion/react';
import { color, space } from '@ideabox/ui';

type Props<Value extends string> = {
  name: string;
  legend: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One choice of a few, side by side while there is room. */
export function RadioRow<Value extends string>({ name, legend, options, value, onChange }: Props<Value>) {
  return (
    <fieldset css={set}>
      <legend css={css({ padding: 0, fontWeight: 700, color: color.heading })}>{legend}</legend>
      <div css={row}>
        {options.map((option) => (
          <label key={option.value} css={choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              css={radio}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const set = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(6)}` });
const choice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.75rem',
  cursor: 'pointer',
});
const radio = css({ width: '1.5rem', height: '1.5rem', margin: 0, flex: 'none', accentColor: color.primary });
