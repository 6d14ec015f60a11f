import type { AccountStore } from './account-store.ts';

const password = 'ideabox';
const accounts = [
  { username: 'member1', nickname: '山田 花子', role: 'general' },
  { username: 'member2', nickname: '佐藤 健', role: 'general' },
  { username: 'supporter1', nickname: '鈴木 サポーター', role: 'supporter' },
  { username: 'semioperator1', nickname: '高橋 準事務局', role: 'semi-operator' },
  { username: 'operator1', nickname: '事務局 田中', role: 'operator' },
  { username: 'admin1', nickname: '管理者 伊藤', role: 'admin' },
];

/** Adds those that are missing; a password that somebody changed stays changed. */
export async function seedDemonstrationAccounts(store: AccountStore): Promise<void> {
  for (const [index, { username, nickname, role }] of accounts.entries()) {
    const id = `a0000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
    if (await store.find(id)) continue;
    const email = `${username}@ideabox.example`;
    await store.create({ id, username, nickname, email, password, roles: [role] });
  }
}
