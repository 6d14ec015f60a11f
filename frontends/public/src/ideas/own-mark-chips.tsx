import type { IdeaCard } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Chip } from '@ideabox/ui';

type Props = { idea: Pick<IdeaCard, 'is_read' | 'my_vote'> };

/** That the member has not read the idea yet, and how they voted. */
export function OwnMarkChips({ idea: { is_read, my_vote } }: Props) {
  const text = useText();
  return (
    <>
      {is_read === false && <Chip tone="warning">{text('list.unread')}</Chip>}
      {my_vote && <Chip tone="active">{text(`list.my_vote.${my_vote}`)}</Chip>}
    </>
  );
}
