import type { IconProps } from '../icon.tsx';
import { StrokeIcon } from '../stroke-icon.tsx';

export const CalendarIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['M4 6h16v14H4V6Z', 'M4 10.500h16', 'M8.500 3.500V7', 'M15.500 3.500V7']} />
);
export const ChevronLeftIcon = (props: IconProps) => <StrokeIcon {...props} strokes={['m15 6-6 6 6 6']} />;
export const ChevronRightIcon = (props: IconProps) => <StrokeIcon {...props} strokes={['m9 6 6 6-6 6']} />;
