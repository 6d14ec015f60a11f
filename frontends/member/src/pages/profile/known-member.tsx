import { BlockPart } from '../../features/blocks/block-part.tsx';
import { OwnActions } from '../../features/profile/own-actions.tsx';
import { OwnHidden } from '../../features/profile/own-hidden.tsx';
import { ProfileHead } from '../../features/profile/profile-head.tsx';
import type { Profile } from '../../members/get-member.ts';
import { ProfileTabs } from './profile-tabs.tsx';

type Props = { member: Profile; viewer: string | null };

/** A member who may be shown; of one whom the reader blocks, no more than that. */
export function KnownMember({ member, viewer }: Props) {
  const isSelf = viewer === member.id;
  if (isSelf || !viewer) {
    return (
      <>
        {isSelf && member.hidden && <OwnHidden />}
        <ProfileHead member={member} isSelf={isSelf}>
          {isSelf && <OwnActions />}
        </ProfileHead>
        <ProfileTabs memberId={member.id} isSelf={isSelf} />
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
