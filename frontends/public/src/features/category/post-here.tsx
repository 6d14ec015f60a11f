import { css } from '@emotion/react';
import { type Category, useFeatureUnlessOff } from '@ideabox/api-client';
import { useMember, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, PenIcon, space } from '@ideabox/ui';
import { isPostable } from '../../categories/is-postable.ts';

/** Opens the post form with this category, for those who may post; says so where others may not. */
export function PostHere({ category }: { category: Category }) {
  const text = useText();
  const { openDialog } = useShell();
  const role = useMember()?.roles[0] ?? 'general';
  const mayLogIn = useFeatureUnlessOff('feature_login_enabled');
  if (!mayLogIn || !isPostable(category, role)) return null;
  return (
    <div css={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) })}>
      <Button onClick={() => openDialog('post-idea', { categoryId: category.id })}>
        <PenIcon />
        {text('category.post')}
      </Button>
      {!isPostable(category, 'general') && (
        <span>
          {text(isPostable(category, 'supporter') ? 'category.supporters_only' : 'category.admin_only')}
        </span>
      )}
    </div>
  );
}
