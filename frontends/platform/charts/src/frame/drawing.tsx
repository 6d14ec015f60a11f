import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { color } from '@ideabox/ui';
import type { ComponentProps } from 'react';
import { inRem } from '../use-width.ts';

type Props = ComponentProps<'svg'> & { title: string; viewBox: string };

/** The marks of a chart, which are read one by one. */
export function Drawing({ title, children, ...props }: Props) {
  const { formatMessage } = useIntl();
  const drawnWidth = Number(props.viewBox.split(' ')[2]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset
    <svg
      role="group"
      aria-label={formatMessage({ id: 'chart.drawing' }, { title })}
      css={[still, onPaper(drawnWidth)]}
      {...props}
    >
      {children}
    </svg>
  );
}

/** What was drawn for half a screen is not blown up to a whole page, which it would then go beyond. */
const onPaper = (width: number) => css({ '@media print': { maxWidth: `min(100%, ${inRem(width)})` } });

/**
 * Marks jump to where they belong. Without this the site's rule for reduced motion, which shortens every transition,
 * would give them one, since in CSS the geometry of SVG is a property like any other. With colours of the reader's own it stands
 * on a ground of its own, in its own colours, which are told apart by hatching too.
 */
const still = css({
  // In a place too narrow for it a drawing is smaller as a whole.
  height: 'auto',
  '&, & *': { transitionProperty: 'none' },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    background: color.surface,
  },
});
