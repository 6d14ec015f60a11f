import { Icon, type IconProps } from './icon.tsx';

/** An icon made of strokes. */
export function StrokeIcon({ size, strokes }: IconProps & { strokes: string[] }) {
  return (
    <Icon size={size}>
      {strokes.map((stroke) => (
        <path key={stroke} d={stroke} />
      ))}
    </Icon>
  );
}
