import type { MemberSummary } from '@ideabox/api-client';
import type { TimeAgo } from '@ideabox/intl';

export type Notification = {
  id: number;
  name: string;
  contents: string;
  type: string;
  status: 'unread' | 'read';
  /** Who did it; null where it was many, or is not told. */
  user: MemberSummary | null;
  idea: { id: number; name?: string } | null;
  comment_id: number | null;
  /** The page of the site that it is about; null once there is none any more. */
  path: string | null;
  date_entered: string;
  time_ago: TimeAgo | null;
};
