export type Member = {
  id: string;
  portalName: string;
  roles: string[];
  userIconSrc: string | null;
  profileRedirect: boolean;
};

export type Session =
  /** `expired`: whose session has ended by itself on this page; what they were writing stays theirs. */
  | { status: 'visitor'; expired?: string }
  /** A token is held, and the member is being asked for. */
  | { status: 'loading' }
  | { status: 'member'; member: Member };
