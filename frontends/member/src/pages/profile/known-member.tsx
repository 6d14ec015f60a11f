import { BlockPart } from '../../features/blocks/block-part.tsx';
import { OwnActions } from '../../features/profile/own-actions.tsx';
import { OwnHidden } from '../../features/profile/own-hidden.tsx';
import { OwnUnshown } from '../../features/profile/own-unshown.tsx';
import { ProfileHead } from '../../features/profile/profile-head.tsx';
import type { Profile } from '../../members/get-member.ts';
import { useProfilesShown } from '../../members/use-profiles-shown.ts';
import { ProfileTabs } from './profile-tabs.tsx';

type Props = { id: string; member: Profile; viewer: string | null };

/** A member who may be shown: oneself; another with their lists; of one whom the reader blocks, no more than that. */
export function KnownMember({ id, member, viewer }: Props) {
  const isShown = useProfilesShown();
  if (viewer === id) {
    return (
      <>
        {member.hidden ? <OwnHidden /> : !isShown && <OwnUnshown />}
        <ProfileHead member={member} isSelf>
          <OwnActions />
        </ProfileHead>
      </>
    );
  }
  if (!viewer) {
    return (
      <>
        <ProfileHead member={member} isSelf={false} />
        <ProfileTabs memberId={id} isSelf={false} />
      </>
    );
  }
  return (
    <BlockPart member={{ id, portal_name: member.portal_name }} viewer={viewer}>
      {(isBlocked, button) => (
        <>
          <ProfileHead member={isBlocked ? { ...member, user_icon_src: null } : member} isSelf={false}>
            {button}
          </ProfileHead>
          {!isBlocked && <ProfileTabs memberId={id} isSelf={false} />}
        </>
      )}
    </BlockPart>
  );
}
