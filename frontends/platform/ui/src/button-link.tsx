import { Link } from '@ideabox/router';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles.ts';

type Props = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button, for the one thing to do next. */
export function ButtonLink({ variant = 'primary', size = 'medium', ...props }: Props) {
  return <Link css={buttonStyles(variant, size)} {...props} />;
}
