import { useCategories } from '@ideabox/api-client';
import { type DialogProps, nobody, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ErrorState, Skeleton } from '@ideabox/ui';
import { Dialog } from '@ideabox/ui/dialog';
import { useState } from 'react';
import { isPostable } from '../../categories/is-postable.ts';
import { hasWords, readDraft } from './draft.ts';
import { LoginNotice } from './login-notice.tsx';
import { NoCategoryNotice } from './no-category-notice.tsx';
import { PostIdeaForm } from './post-idea-form.tsx';

/** The form for a new idea; for a visitor the way to log in; where nothing takes posts, that. */
export function PostIdeaDialog({ categoryId, parentId, onClose }: DialogProps['post-idea']) {
  const text = useText();
  const { session } = useShell();
  const draftOwner = { memberId: nobody, parentId };
  const [writesFirst, setWritesFirst] = useState(() => hasWords(readDraft(draftOwner)));
  const { data, isError, refetch } = useCategories();
  const content = () => {
    const isExpired = session.status === 'visitor' && session.expired !== undefined;
    if (session.status === 'visitor' && (isExpired || !writesFirst))
      return <LoginNotice expired={isExpired} onWriteFirst={() => setWritesFirst(true)} />;
    if (isError && !data) return <ErrorState onRetry={() => refetch()} />;
    if (!data || session.status === 'loading') return <Skeleton height="20rem" />;
    const member = session.status === 'member' ? session.member : null;
    const postable = data.filter((category) => isPostable(category, member?.roles[0] ?? 'general'));
    if (postable.length === 0) return <NoCategoryNotice onClose={onClose} />;
    const given = { categories: postable, categoryId, parentId, member, onClose };
    // Another member in another tab: another form, with that member's own draft.
    return <PostIdeaForm key={member?.id} {...given} />;
  };
  return (
    <Dialog title={text('post.title')} onClose={onClose} width="52rem" isPageOnPhones>
      {content()}
    </Dialog>
  );
}
