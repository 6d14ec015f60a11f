import { type Database, sql } from '@ideabox/postgres';
import type { Account, NewAccount } from './account.ts';
import { hashPassword, isPassword } from './passwords.ts';

export type Taken = 'username' | 'email';
export type AccountStore = ReturnType<typeof createAccountStore>;

const columns = sql`id, username, email, nickname, roles`;

export function createAccountStore(database: Database, passwordCost: number) {
  /** Compared with when nobody has the name, so that the answer takes equally long and tells nothing. */
  const nobodysHash = hashPassword('', passwordCost);
  return {
    find: (id: string) => database.one<Account>(sql`SELECT ${columns} FROM accounts WHERE id::text = ${id}`),

    /** The account when the password is right; `login` is a user name or an e-mail address. */
    async authenticate(login: string, password: string): Promise<Account | undefined> {
      const name = login.trim().toLowerCase();
      const found = await database.one<Account & { password_hash: string }>(
        sql`SELECT ${columns}, password_hash FROM accounts WHERE username = ${name} OR email = ${name}`,
      );
      const right = await isPassword(password, found?.password_hash ?? (await nobodysHash));
      return right ? found : undefined;
    },

    /** The new account, or what of it somebody else already has. */
    async create(account: NewAccount): Promise<Account | Taken[]> {
      const { id = null, nickname, roles } = account;
      const username = account.username.toLowerCase();
      const email = account.email.toLowerCase();
      const hash = await hashPassword(account.password, passwordCost);
      const created = await database.one<Account>(
        sql`INSERT INTO accounts (id, username, email, nickname, roles, password_hash)
            VALUES (coalesce(${id}::uuid, gen_random_uuid()), ${username}, ${email}, ${nickname}, ${roles}, ${hash})
            ON CONFLICT DO NOTHING RETURNING ${columns}`,
      );
      if (created) return created;
      const rows = await database.rows<Account>(
        sql`SELECT ${columns} FROM accounts WHERE username = ${username} OR email = ${email}`,
      );
      const taken: Taken[] = [];
      if (rows.some((other) => other.username === username)) taken.push('username');
      if (rows.some((other) => other.email === email)) taken.push('email');
      return taken;
    },

    /** Adds those that are missing, all with one password, which is hashed once. */
    async createMany(many: Account[], password: string): Promise<void> {
      const hash = await hashPassword(password, passwordCost);
      await database.run(
        sql`INSERT INTO accounts (id, username, email, nickname, roles, password_hash)
            SELECT id, username, email, nickname, ARRAY(SELECT json_array_elements_text(roles)), ${hash}
            FROM json_to_recordset(${JSON.stringify(many)}::json)
              AS account (id uuid, username text, email text, nickname text, roles json)
            ON CONFLICT DO NOTHING`,
      );
    },

    /** Removes the accounts whose id begins so and comes behind the last one. */
    async removeBehind(beginning: string, last: string): Promise<void> {
      await database.run(
        sql`DELETE FROM accounts WHERE id::text LIKE ${`${beginning}%`} AND id > ${last}::uuid`,
      );
    },

    async setPassword(id: string, password: string): Promise<void> {
      const hash = await hashPassword(password, passwordCost);
      await database.run(sql`UPDATE accounts SET password_hash = ${hash} WHERE id::text = ${id}`);
    },
  };
}
