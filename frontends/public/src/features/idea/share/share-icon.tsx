import { StrokeIcon } from '@ideabox/ui';

/** The sign of handing something on. */
export const ShareIcon = () => (
  <StrokeIcon size={20} strokes={['M12 15V4m0 0L8 8m4-4 4 4', 'M6 11H5v9h14v-9h-1']} />
);
