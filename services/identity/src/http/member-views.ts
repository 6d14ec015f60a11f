import type { Shown } from '../domain/features.ts';
import { isNamed, type Member, shownIcon, shownName } from '../domain/member.ts';
import type { BlockedMember } from '../store/blocks.ts';
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

/** An entry of a list of blocks: whom it is of is told of those who are named. */
export const blockView = ({ block_id, date_entered, ...member }: BlockedMember, toOperator: boolean) => ({
  block_id,
  date_entered: date_entered.toISOString(),
  ...listedView(member),
  id: isNamed(member) || toOperator ? member.id : null,
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

const aheadOfUtcMs = 9 * 60 * 60 * 1_000;

/** The month in Japan, where the site's days begin and end. */
const monthOf = (time: Date) =>
  new Date(time.getTime() + aheadOfUtcMs).toISOString().slice(0, 'YYYY-MM'.length);

const profileView = (member: Member, { extended }: Shown, exact: boolean) => ({
  website: member.website,
  profile: member.profile,
  situations: member.situations,
  organization: extended ? member.organization : null,
  department: extended ? member.department : null,
  position: extended ? member.position : null,
  date_entered: exact ? member.date_entered.toISOString() : monthOf(member.date_entered),
});

/**
 * What everyone may know: as much as the operators let be shown, of members who do not hide. Operators themselves are told
 * the id in any case, and since when exactly someone has been a member.
 */
export const publicView = (member: Member, shown: Shown, toOperator: boolean) => {
  const id = isNamed(member) || toOperator ? member.id : null;
  if (member.status === 'withdrawn') return { ...withdrawnView(member), id };
  const hidden = member.hidden_contributor;
  return {
    ...listedView(member),
    id,
    ...nothing,
    user_icon_active: shownIcon(member) ? 1 : 0,
    hidden_contributor: hidden,
    ...(shown.profile && !hidden ? profileView(member, shown, toOperator) : {}),
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
