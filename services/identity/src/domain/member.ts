export type Status = 'active' | 'suspended' | 'invalidated' | 'withdrawn';

type Situation = { situation_type: string; name: string };

/** What a member may write about themselves. */
export type Profile = {
  portal_name: string;
  icon_active: boolean;
  hidden_contributor: boolean;
  gender: string;
  age: string;
  industry: string;
  job_type: string;
  region: string;
  mail_option: number;
  job_title: string | null;
  website: string | null;
  profile: string | null;
  organization: string | null;
  department: string | null;
  position: string | null;
  occupation: string | null;
  workstyle: string | null;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  email: string | null;
  country: string | null;
  postal_code: string | null;
  city: string | null;
  street: string | null;
  situations: Situation[];
};

export type Member = Profile & {
  id: string;
  preferred_username: string | null;
  /** Where mail goes, as the provider says. */
  mail_address: string | null;
  /** The first one is effective. */
  roles: string[];
  status: Status;
  /** Empty when there is no picture. */
  icon_src: string;
  date_entered: Date;
  revision: number;
};

/** Whether others are told who it is: not of who hides as a contributor or has withdrawn. */
export const isNamed = (member: Pick<Member, 'status' | 'hidden_contributor'>): boolean =>
  member.status !== 'withdrawn' && !member.hidden_contributor;

/** The name that others see. */
export const shownName = (member: Pick<Member, 'portal_name' | 'hidden_contributor'>): string =>
  member.hidden_contributor ? '' : member.portal_name;

/** The picture that others see. */
export const shownIcon = (member: Pick<Member, 'icon_src' | 'icon_active' | 'hidden_contributor'>): string =>
  member.icon_active && !member.hidden_contributor ? member.icon_src : '';
