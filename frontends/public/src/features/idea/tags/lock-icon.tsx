import { StrokeIcon } from '@ideabox/ui';

/** A closed lock. */
export const LockIcon = () => (
  <StrokeIcon size={18} strokes={['M5 11h14v9H5v-9Z', 'M8 11V8a4 4 0 0 1 8 0v3']} />
);
