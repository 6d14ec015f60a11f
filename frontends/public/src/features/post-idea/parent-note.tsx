import { useText } from '@ideabox/intl';
import { Banner } from '@ideabox/ui/controls';
import { useParentIdea } from './get-parent.ts';

/** Says on which idea the new one builds. */
export function ParentNote({ parentId }: { parentId: number }) {
  const text = useText();
  const { data } = useParentIdea(parentId);
  if (!data) return null;
  return (
    <Banner>
      <p>{text('post.parent', { name: data.name })}</p>
    </Banner>
  );
}
