import { BlockPart } from '../../features/blocks/block-part.tsx';
import { OwnActions } from '../../features/profile/own-actions.tsx';
import { OwnHidden } from '../../features/profile/own-hidden.tsx';
import { OwnUnshown } from '../../features/profile/own-unshown.tsx';
import { ProfileHead } from '../../features/profile/profile-head.tsx';
import type { Profile } from '../../members/get-member.ts';
import { useProfilesShown } from '../../members/use-profiles-shown.ts';
import { ProfileTabs } from './profile-tabs.tsx';

type Props = { member: Profile; viewer: string | null };

/** A member who may be shown: oneself; another with their lists; of one whom the reader blocks, no more than that. */
export function KnownMember({ member, viewer }: Props) {
  const isShown = useProfilesShown();
  if (viewer === member.id) {
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
        <ProfileTabs memberId={member.id} isSelf={false} />
      </>
    );
  }
  return (
    <BlockPart member={member} viewer={viewer}>
      {(isBlocked, button) => (
        <>
          <ProfileHead member={isBlocked ? { ...member, user_icon_src: null } : member} isSelf={false}>
            {button}
          </ProfileHead>
          {!isBlocked && <ProfileTabs memberId={member.id} isSelf={false} />}
        </>
      )}
    </BlockPart>
  );
}
