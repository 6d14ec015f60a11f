/** Who can log in. `roles` are the realm's, the first one counts. */
export interface Account {
  id: string;
  username: string;
  email: string;
  nickname: string;
  roles: string[];
}

export interface NewAccount extends Omit<Account, 'id'> {
  id?: string;
  password: string;
}
