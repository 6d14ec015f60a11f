/** A member as they are shown beside what is theirs. */
export type MemberRow = {
  id: string;
  portal_name: string;
  roles: string[];
  status: string;
  icon_src: string;
  hidden: boolean;
};
