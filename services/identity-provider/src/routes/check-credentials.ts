import type { Request } from 'express';
import type { Account } from '../accounts/account.ts';
import type { Context } from '../context.ts';

interface Credentials {
  username: string;
  password: string;
}

/** The account, or the key of the message that says why not. */
export async function checkCredentials(
  { accounts, limiter }: Context,
  request: Request,
  { username, password }: Credentials,
): Promise<Account | 'loginFailed' | 'tooManyAttempts'> {
  const address = request.ip ?? '';
  if (await limiter.isBlocked(address, username)) return 'tooManyAttempts';
  const account = await accounts.authenticate(username, password);
  if (!account) {
    await limiter.failed(address, username);
    return 'loginFailed';
  }
  await limiter.succeeded(address, username);
  return account;
}
