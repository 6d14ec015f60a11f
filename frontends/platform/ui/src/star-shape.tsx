import { Icon, type IconProps } from './icon.tsx';

const outline =
  'm12 3.500 2.600 5.300 5.900.900-4.250 4.150 1 5.850L12 16.950 6.750 19.700l1-5.850L3.500 9.700l5.900-.900L12 3.500Z';

/** A star, empty or filled with the text's colour. */
export function StarShape({ size, filled = false }: IconProps & { filled?: boolean }) {
  return (
    <Icon size={size}>
      <path d={outline} fill={filled ? 'currentColor' : 'none'} />
    </Icon>
  );
}
