import type { CategoryStatus } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Chip } from '@ideabox/ui';
import { statusTone } from './category-status.ts';

export function CategoryChip({ status }: { status: CategoryStatus }) {
  const text = useText();
  return <Chip tone={statusTone[status]}>{text(`category.status.${status}`)}</Chip>;
}
