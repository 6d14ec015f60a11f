import { useCategories } from '@ideabox/api-client';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, PlusIcon } from '@ideabox/ui';
import type { Idea } from '../get-idea.ts';

/** Opens the form for an idea that builds on this one, in the same category where that is still open. */
export function PostDerived({ idea }: { idea: Idea }) {
  const text = useText();
  const { openDialog } = useShell();
  const isOpen = useCategories().data?.find(({ id }) => id === idea.category.id)?.status === 'on_air';
  const open = () =>
    openDialog('post-idea', { parentId: idea.id, ...(isOpen ? { categoryId: idea.category.id } : {}) });
  return (
    <Button variant="quiet" size="small" onClick={open}>
      <PlusIcon size={20} />
      {text('idea.derived.post')}
    </Button>
  );
}
