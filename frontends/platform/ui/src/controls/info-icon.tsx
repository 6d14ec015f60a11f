import type { IconProps } from '../icon.tsx';
import { StrokeIcon } from '../stroke-icon.tsx';

export const InfoIcon = (props: IconProps) => (
  <StrokeIcon
    {...props}
    strokes={['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z', 'M12 11v5.500', 'M12 7.800v.1']}
  />
);
