import { css } from '@emotion/react';
import { color, radius, space } from '@ideabox/ui';

/** The look of the form's text fields: as high as its select. */
export const inputStyles = css({
  width: '100%',
  minHeight: '3rem',
  padding: `${space(2.5)} ${space(4)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  '&:hover': { borderColor: 'var(--color-neutral-black)' },
  '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: 2 },
  '&::placeholder': { color: color.muted, opacity: 1 },
});
