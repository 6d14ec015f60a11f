import { useText } from '@ideabox/intl';
import { Chip } from '@ideabox/ui';
import type { OwnMarks } from './get-own-marks.ts';

type Props = { ideaId: number; marks: OwnMarks };

/** Whether the member has read the idea, and how they voted. */
export function OwnMarkChips({ ideaId, marks }: Props) {
  const text = useText();
  if (!marks) return null;
  const vote = marks.votes.get(ideaId);
  return (
    <>
      {!marks.read.has(ideaId) && <Chip tone="warning">{text('list.unread')}</Chip>}
      {vote && <Chip tone="active">{text(`list.my_vote.${vote}`)}</Chip>}
    </>
  );
}
