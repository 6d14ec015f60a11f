import type { AccountStore } from './account-store.ts';

const idBeginning = '10ad0000-0000-4000-8000-';
const idOf = (number: number) => idBeginning + String(number).padStart(12, '0');

export const isLoadMember = (id: string | undefined) => id?.startsWith(idBeginning) ?? false;

/** With what load tests log in as their members, who are counted from 1 on. */
export const loadMember = (number: number) => ({ username: `load-${number}`, password: 'ideabox' });

/** Makes that there are so many and no more: who is not wanted any longer can no longer log in. */
export async function keepLoadMembers(store: AccountStore, count: number): Promise<void> {
  await store.removeBehind(idBeginning, idOf(count));
  if (count === 0) return;
  const accounts = Array.from({ length: count }, (_, index) => {
    const { username } = loadMember(index + 1);
    const email = `${username}@ideabox.example`;
    // Their name says to everyone what they are.
    return { id: idOf(index + 1), username, email, nickname: `負荷試験 ${index + 1}`, roles: ['general'] };
  });
  await store.createMany(accounts, loadMember(1).password);
}
