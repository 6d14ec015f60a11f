import { type Service, service } from '@ideabox/grpc';
import type { ContentServiceDefinition } from '@ideabox/protos/content/v1/ContentService';
import type { Context } from '../context.ts';
import { exportMember } from './export-member.ts';
import { listSettings } from './list-settings.ts';
import { readNews } from './read-news.ts';

export const rpc = (context: Context): Service[] => [
  service<ContentServiceDefinition>('content.v1.ContentService', {
    ListSettings: {
      callers: ['gateway', 'identity', 'ideas', 'comments', 'notifications', 'analytics'],
      handle: listSettings(context),
    },
    ReadNews: { callers: ['notifications'], handle: readNews(context) },
    ExportMember: { callers: ['identity'], handle: exportMember(context) },
  }),
];
