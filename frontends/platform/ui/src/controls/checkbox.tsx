import type { ComponentProps, ReactNode } from 'react';
import { choiceBox, choiceHint, choiceRow } from './choice-styles.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; hint?: ReactNode };

/** Yes or no, sent with a form. */
export function Checkbox({ label, hint, ...props }: Props) {
  return (
    <label css={choiceRow}>
      <input type="checkbox" css={choiceBox} {...props} />
      <span>
        {label}
        {hint && <span css={choiceHint}>{hint}</span>}
      </span>
    </label>
  );
}
