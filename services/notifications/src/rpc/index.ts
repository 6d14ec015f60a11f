import { service } from '@ideabox/grpc';
import type { NotificationsServiceDefinition } from '@ideabox/protos/notifications/v1/NotificationsService';
import type { Context } from '../context.ts';
import { exportMember } from './export-member.ts';

/** Every RPC of this service. */
export const rpc = (context: Context) => [
  service<NotificationsServiceDefinition>('notifications.v1.NotificationsService', {
    ExportMember: { callers: ['identity'], handle: ({ member_id }) => exportMember(context.db, member_id) },
  }),
];
