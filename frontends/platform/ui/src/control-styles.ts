import { css } from '@emotion/react';
import { color, radius, space } from './theme.ts';

/** The look of every text control: 48 px high, clear edge, red when invalid. */
export const controlStyles = css({
  width: '100%',
  minHeight: '3rem',
  padding: `${space(2.5)} ${space(4)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  '&:hover': { borderColor: color.outline },
  '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: 2 },
  '&:disabled': { background: color.ground, color: color.muted },
});
