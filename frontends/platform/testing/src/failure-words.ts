import type { Failure } from './faults.ts';

const later = '7秒ほど待ってから';
const absent = '通信できませんでした。';

/** What a screen says of what was not taken, by how it was not. */
export const failureWords = Object.entries({
  nothing: absent,
  'HTML instead of JSON': absent,
  503: 'エラーが発生しました。しばらく時間をおいてから、もう一度お試しください。',
  429: later,
  401: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  403: 'この操作は許可されていません',
  404: '対象が見つかりませんでした。',
  409: 'エラーが発生しました。',
  413: '送信する内容が大きすぎます',
} satisfies Record<Failure, string>) as [Failure, string][];
