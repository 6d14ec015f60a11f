import type { MemberSummary } from '@ideabox/api-client';
import { type DialogProps, useMember, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button } from '@ideabox/ui';

type Props = Pick<DialogProps['block'], 'post' | 'onDone'> & { author: MemberSummary | null };

/** For members: to block who wrote it, also where that is not told; who has withdrawn writes nothing more. */
export function BlockButton({ post, author, onDone }: Props) {
  const text = useText();
  const { openDialog } = useShell();
  const member = useMember();
  if (!member || !author || author.status === 'withdrawn') return null;
  const open = () => openDialog('block', { post, name: author.portal_name || null, onDone });
  return (
    <Button variant="quiet" size="small" onClick={open}>
      {text('block.open')}
    </Button>
  );
}
