import { type Member, shownIcon } from '../domain/member.ts';
import type { ListedMember } from '../store/list-members.ts';

export const listedView = (member: ListedMember) => ({
  id: member.id,
  portal_name: member.portal_name,
  role: member.roles[0],
  roles: member.roles,
  user_icon_src: shownIcon(member) || null,
  status: member.status,
});

/** What a withdrawn member leaves: that there was one. */
const withdrawnView = (member: Member) => ({
  ...listedView({ ...member, portal_name: '', roles: ['general'], icon_active: false }),
  user_icon_active: 0,
  hidden_contributor: false,
  website: null,
  profile: null,
  situations: [],
  organization: null,
  department: null,
  position: null,
  date_entered: null,
});

/** What everyone may know. Where somebody works is shown only where the product asks for it (`extended`). */
export const publicView = (member: Member, { extended }: { extended: boolean }) => {
  if (member.status === 'withdrawn') return withdrawnView(member);
  const shown = !member.hidden_contributor;
  const professional = shown && extended;
  return {
    ...listedView(member),
    user_icon_active: member.icon_active ? 1 : 0,
    hidden_contributor: member.hidden_contributor,
    website: shown ? member.website : null,
    profile: shown ? member.profile : null,
    situations: shown ? member.situations : [],
    organization: professional ? member.organization : null,
    department: professional ? member.department : null,
    position: professional ? member.position : null,
    date_entered: member.date_entered.toISOString(),
  };
};

/** Everything, for the member alone. */
export const ownView = (member: Member) => {
  const { icon_src, icon_active, portal_name, date_entered, revision: _revision, ...rest } = member;
  return {
    ...rest,
    portal_name,
    nickname: portal_name,
    role: member.roles[0],
    user_icon_src: icon_src || null,
    user_icon_active: icon_active ? 1 : 0,
    date_entered: date_entered.toISOString(),
  };
};
