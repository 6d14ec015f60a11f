export type Member = {
  id: string;
  portalName: string;
  roles: string[];
  userIconSrc: string | null;
  profileRedirect: boolean;
};

export type Session =
  | { status: 'visitor' }
  /** A token is held, and the member is being asked for. */
  | { status: 'loading' }
  | { status: 'member'; member: Member };
