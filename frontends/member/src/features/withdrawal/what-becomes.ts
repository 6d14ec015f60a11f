/** What withdrawal erases, as messages. */
export const withdrawnLost = [
  'withdrawal.lost.profile',
  'withdrawal.lost.personal',
  'withdrawal.lost.settings',
];

/** What it leaves. */
export const withdrawnKept = ['withdrawal.kept.posts', 'withdrawal.kept.votes', 'withdrawal.kept.account'];
