import type { IconProps } from './icon.tsx';
import { StrokeIcon } from './stroke-icon.tsx';

export const BellIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16Z', 'M10 21h4']} />
);
export const SearchIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z', 'm15.5 15.5 5 5']} />
);
export const HomeIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['m3 11 9-8 9 8', 'M5.5 9.5V20h13V9.5', 'M10 20v-6h4v6']} />
);
export const MenuIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['M4 6h16', 'M4 12h16', 'M4 18h16']} />
);
export const FilterIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['M4 6h16', 'M7 12h10', 'M10 18h4']} />
);
export const CloseIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['m5 5 14 14', 'M19 5 5 19']} />
);
export const PlusIcon = (props: IconProps) => <StrokeIcon {...props} strokes={['M12 5v14', 'M5 12h14']} />;
export const PersonIcon = (props: IconProps) => (
  <StrokeIcon
    {...props}
    strokes={['M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z', 'M4.5 20.5c.8-4 3.800-6 7.500-6s6.700 2 7.500 6']}
  />
);
export const LoginIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['M14 4h5v16h-5', 'M4 12h10', 'm10.500 8 4 4-4 4']} />
);
export const CommentIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['M4 5h16v11h-8l-5 4v-4H4V5Z']} />
);
export const PenIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['m4 20 1-5L16 4l4 4L9 19l-5 1Z', 'm13.500 6.500 4 4']} />
);
export const GlobeIcon = (props: IconProps) => (
  <StrokeIcon
    {...props}
    strokes={[
      'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
      'M3 12h18',
      'M12 3c5 5 5 13 0 18',
      'M12 3c-5 5-5 13 0 18',
    ]}
  />
);
export const ChevronDownIcon = (props: IconProps) => <StrokeIcon {...props} strokes={['m6 9 6 6 6-6']} />;
export const ArrowRightIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['M4 12h16', 'm14 6 6 6-6 6']} />
);
export const AgreeIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z', 'm7.500 12.500 3 3 6-6.500']} />
);
export const NeutralIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['M12 3.500 21 20H3L12 3.500Z']} />
);
export const DisagreeIcon = (props: IconProps) => (
  <StrokeIcon
    {...props}
    strokes={['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z', 'm8.500 8.500 7 7', 'm15.500 8.500-7 7']}
  />
);
export const ReplyIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['m9 7-5 5 5 5', 'M4 12h10c4 0 6 2.500 6 6']} />
);
export const WarningIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['M12 3.500 22 20.500H2L12 3.500Z', 'M12 10v5', 'M12 17.800v.1']} />
);
export const CheckIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['m5 12.500 4.500 4.500L19 7.500']} />
);
export const LinkIcon = (props: IconProps) => (
  <StrokeIcon
    {...props}
    strokes={[
      'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500',
      'M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500',
    ]}
  />
);
export const TagIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['M4 4h8l8 8-8 8-8-8V4Z', 'M8.500 8.500v.1']} />
);
export const OfficeIcon = (props: IconProps) => (
  <StrokeIcon
    {...props}
    strokes={['m3 10 9-6 9 6H3Z', 'M5.500 10v8', 'M10 10v8', 'M14 10v8', 'M18.500 10v8', 'M3 20.500h18']}
  />
);
export const PrintIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['M7 9V4h10v5', 'M7 17H4V9h16v8h-3', 'M7 14h10v6H7v-6Z']} />
);
export const OutwardIcon = (props: IconProps) => (
  <StrokeIcon {...props} strokes={['M13 5h6v6', 'm19 5-9 9', 'M10 6H5v13h13v-5']} />
);
