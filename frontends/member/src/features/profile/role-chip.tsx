import { useText } from '@ideabox/intl';
import { Chip, type ChipTone } from '@ideabox/ui';

const tones: Record<string, ChipTone> = {
  admin: 'active',
  operator: 'active',
  'semi-operator': 'active',
  supporter: 'positive',
};

/** What a member is on this site; the first role counts. */
export function RoleChip({ role = 'general' }: { role?: string }) {
  const text = useText();
  const known = role in tones ? role : 'general';
  return <Chip tone={tones[known]}>{text(`role.${known}`)}</Chip>;
}
