import type { Notification } from '../notifications/notification.ts';

export function notificationSample(change: Partial<Notification> = {}): Notification {
  return {
    id: 1,
    name: '「手続きをスマートフォンで終えられるように」にコメントがありました',
    contents: '窓口の時間も延ばしてほしいです。',
    type: 'comment_on_idea',
    status: 'unread',
    user: null,
    idea: { id: 7 },
    comment_id: null,
    path: '/idea/7',
    date_entered: '2026-11-20T00:00:00Z',
    time_ago: null,
    ...change,
  };
}
