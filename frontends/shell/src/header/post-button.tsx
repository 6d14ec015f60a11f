import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, PenIcon } from '@ideabox/ui';
import { useLoginEnabled } from '../config/use-site-features.ts';

/** The one thing to do here; absent where nobody may log in. */
export function PostButton() {
  const text = useText();
  const { openDialog } = useShell();
  if (!useLoginEnabled()) return null;
  return (
    <Button size="small" onClick={() => openDialog('post-idea')}>
      <PenIcon size={20} />
      {text('nav.post')}
    </Button>
  );
}
