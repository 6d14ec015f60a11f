import { css } from '@emotion/react';
import { space } from '../theme.ts';
import { choiceBox, choiceHint, choiceRow } from './choice-styles.ts';
import { FieldGroup } from './field-group.tsx';

type Option<Value extends string> = { value: Value; label: string; hint?: string; disabled?: boolean };

type Props<Value extends string> = {
  /** Also the name of the radio buttons: one group of it on a page. */
  id: string;
  legend: string;
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  required?: boolean;
  hint?: string;
  error?: string;
  legendHidden?: boolean;
  /** Side by side, as many as fit. */
  inline?: boolean;
};

/** One of a few. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { options, value, onChange, inline, ...group } = props;
  return (
    <FieldGroup {...group}>
      <div css={inline ? row : css({ display: 'grid' })}>
        {options.map((option) => (
          <label key={option.value} css={choiceRow}>
            <input
              type="radio"
              name={group.id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              css={choiceBox}
            />
            <span>
              {option.label}
              {option.hint && <span css={choiceHint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: space(5) });
