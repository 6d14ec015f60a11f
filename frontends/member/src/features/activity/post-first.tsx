import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button } from '@ideabox/ui';

/** The way to one's first idea. */
export function PostFirst() {
  const text = useText();
  const { openDialog } = useShell();
  return (
    <Button size="small" onClick={() => openDialog('post-idea')}>
      {text('ideas.empty.post')}
    </Button>
  );
}
