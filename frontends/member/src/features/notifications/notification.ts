import type { MemberSummary } from '@ideabox/api-client';
import type { TimeAgo } from '@ideabox/intl';

export type Notification = {
  id: number;
  name: string;
  contents: string;
  status: 'unread' | 'read';
  user: MemberSummary | null;
  idea: { id: number } | null;
  date_entered: string;
  time_ago: TimeAgo | null;
};
