import { useApi, useMutation, useQueryClient } from '@ideabox/api-client';
import { notificationsKey } from './get-notifications.ts';
import type { Notification } from './notification.ts';

export function useMarkRead() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: Pick<Notification, 'id' | 'name'>) =>
      api.put(`/notifications/${id}`, { body: { name, status: 'read' } }),
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsKey }),
  });
}
