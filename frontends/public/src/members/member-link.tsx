import { css } from '@emotion/react';
import { useFeatureUnlessOff } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { Link } from '@ideabox/ui';

type Props = { id: string; name: string; className?: string };

/** A member's name, which leads to their page where the operators let profiles be shown. */
export function MemberLink({ id, name, className }: Props) {
  const hasPage = useFeatureUnlessOff('feature_display_user_profile');
  if (!hasPage) return <bdi>{name}</bdi>;
  return (
    <Link to={paths.member(id)} css={target} className={className}>
      <bdi>{name}</bdi>
    </Link>
  );
}

const target = css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
