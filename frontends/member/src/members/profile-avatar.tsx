import type { MemberSummary } from '@ideabox/api-client';
import { Avatar } from '@ideabox/ui';

/** The member's picture, large; the drawing when they chose not to show it. */
export function ProfileAvatar({ member }: { member: MemberSummary }) {
  const isActive = member.user_icon_active !== 0 && member.user_icon_active !== false;
  return <Avatar src={isActive ? member.user_icon_src : null} role={member.roles[0]} size={96} />;
}
