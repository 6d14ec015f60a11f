import type { Failure } from '../../../platform/testing/src/index.ts';

const absent = 'サーバーに接続できませんでした。';
const failed = '処理できませんでした。';

/** What this remote says of what was not taken, by how it was not. */
export const failureWords = Object.entries({
  nothing: absent,
  'HTML instead of JSON': absent,
  503: failed,
  429: '7秒ほど待ってから',
  401: 'ログインの有効期限が切れました。',
  403: 'この操作を行うことはできません。',
  404: failed,
  409: failed,
  413: 'データが大きすぎて送信できませんでした。',
} satisfies Record<Failure, string>) as [Failure, string][];
