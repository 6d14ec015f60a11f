import type { Shown } from '../domain/features.ts';
import { type Member, shownIcon, shownName } from '../domain/member.ts';
import type { ListedMember } from '../store/list-members.ts';

export const listedView = (member: ListedMember) => ({
  id: member.id,
  portal_name: shownName(member),
  role: member.roles[0],
  roles: member.roles,
  user_icon_src: shownIcon(member) || null,
  status: member.status,
  hidden: member.hidden_contributor,
});

/** What a profile says where nothing of it is shown. */
const nothing = {
  user_icon_active: 0,
  website: null,
  profile: null,
  situations: [],
  organization: null,
  department: null,
  position: null,
  date_entered: null,
};

/** What a withdrawn member leaves: that there was one. */
const withdrawnView = (member: Member) => ({
  ...listedView({ ...member, portal_name: '', roles: ['general'], icon_active: false }),
  ...nothing,
  hidden: false,
  hidden_contributor: false,
});

const profileView = (member: Member, { extended }: Shown) => ({
  website: member.website,
  profile: member.profile,
  situations: member.situations,
  organization: extended ? member.organization : null,
  department: extended ? member.department : null,
  position: extended ? member.position : null,
  date_entered: member.date_entered.toISOString(),
});

/** What everyone may know: as much as the operators let be shown, of members who do not hide. */
export const publicView = (member: Member, shown: Shown) => {
  if (member.status === 'withdrawn') return withdrawnView(member);
  const hidden = member.hidden_contributor;
  return {
    ...listedView(member),
    ...nothing,
    user_icon_active: shownIcon(member) ? 1 : 0,
    hidden_contributor: hidden,
    ...(shown.profile && !hidden ? profileView(member, shown) : {}),
  };
};

/** Everything, for the member alone. */
export const ownView = (member: Member) => {
  const { icon_src, icon_active, portal_name, date_entered, revision: _revision, ...rest } = member;
  return {
    ...rest,
    portal_name,
    nickname: portal_name,
    username: portal_name,
    role: member.roles[0],
    user_icon_src: icon_src || null,
    user_icon_active: icon_active ? 1 : 0,
    hidden: member.hidden_contributor,
    date_entered: date_entered.toISOString(),
  };
};
