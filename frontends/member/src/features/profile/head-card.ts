import { css } from '@emotion/react';
import { color, media, radius, space } from '@ideabox/ui';

/** The frame of a profile's head, as high before it is filled as most are afterwards. */
export const headCard = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  alignItems: 'flex-start',
  gap: space(5),
  minHeight: '17.5rem',
  padding: `${space(5)} min(${space(5)}, 5vw)`,
  borderRadius: radius.large,
  background: color.tint,
  // Seen where the reader's own colours take the ground away.
  outline: '1px solid transparent',
  [media.tablet]: { flexWrap: 'nowrap', gap: space(8), padding: space(8), minHeight: '13rem' },
});

/** One's own has buttons more, and words where there is no introduction yet. */
export const ownHeadCard = css([headCard, { minHeight: '23.75rem', [media.tablet]: { minHeight: '13rem' } }]);
