import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles.ts';
import { Spinner } from './spinner.tsx';

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; loading?: boolean };

/** While loading it keeps its place and focus, and takes no second press. */
export function Button({ variant = 'primary', size = 'medium', loading = false, children, ...props }: Props) {
  return (
    <button
      type="button"
      css={buttonStyles(variant, size)}
      {...props}
      aria-disabled={loading || props['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : props.onClick}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
