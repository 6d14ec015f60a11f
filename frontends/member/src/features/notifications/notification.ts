import type { MemberSummary } from '@ideabox/api-client';

export type TimeAgo = { type: 'y' | 'm' | 'w' | 'd' | 'h' | 'i' | 's'; value: number };

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
