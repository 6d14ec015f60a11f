import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const keyBytes = 32;
/** Of hashes that do not say theirs. */
const firstCost = '15';

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const N = 2 ** cost;
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r: 8, p: 1, maxmem: N * 2048 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}

/** Each step of `cost` takes twice the time. @returns `scrypt$<cost>$<salt>$<key>`, the last two in base64url. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [key = '', salt = '', cost = firstCost] = hash.split('$').slice(1).reverse();
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(cost));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}
