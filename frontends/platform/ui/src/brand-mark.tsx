import { mark } from './drawing-colors.constants.ts';
import { color } from './theme.ts';

/** An open box with a voice rising out of it. */
export function BrandMark() {
  return (
    <svg aria-hidden="true" width="40" height="40" viewBox="0 0 40 40">
      <path d="M6 18h28v15a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V18Z" fill={color.primary} />
      <path d="M2 18 8 11h5l-3 7H2Zm36 0-6-7h-5l3 7h8Z" fill={mark.lid} />
      <path d="M12 3h16v10h-6l-4 4v-4h-6V3Z" fill={mark.voice} />
    </svg>
  );
}
