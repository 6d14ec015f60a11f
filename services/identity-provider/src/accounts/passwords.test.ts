import { hashPassword, isPassword } from './passwords.ts';

test.each([10, 15])('a password that was hashed at a cost of %i is known, and no other', async (cost) => {
  const hash = await hashPassword('ｉdeabox', cost);
  expect(hash).toMatch(new RegExp(`^scrypt\\$${cost}\\$[\\w-]{22}\\$[\\w-]{43}$`));
  expect(await isPassword('ideabox', hash)).toBe(true);
  expect(await isPassword('ideaboy', hash)).toBe(false);
});

test('one that was hashed before hashes said their cost is known', async () => {
  const [, , ...saltAndKey] = (await hashPassword('ideabox', 15)).split('$');
  const hash = ['scrypt', ...saltAndKey].join('$');
  expect(await isPassword('ideabox', hash)).toBe(true);
  expect(await isPassword('ideaboy', hash)).toBe(false);
});
