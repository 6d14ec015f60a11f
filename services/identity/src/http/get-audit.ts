import { page, paging, text } from '@ideabox/http';
import { z } from 'zod';
import { type AuditLine, listActs } from '../store/audit.ts';
import { route } from './route.ts';

const time = () => z.iso.datetime({ offset: true }).optional();
const word = () => text(255).optional();

const auditLine = z.object({
  id: z.number().int(),
  actor_id: z.string(),
  actor_role: z.string(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  reason: z.string(),
  changes: z.record(z.string(), z.unknown()).nullable(),
  date_entered: z.iso.datetime(),
});

const changesOf = (told: string): unknown => {
  try {
    return told === '' ? null : JSON.parse(told);
  } catch {
    return { told };
  }
};

const view = ({ changes, date_entered, ...line }: AuditLine) => ({
  ...line,
  changes: changesOf(changes),
  date_entered: date_entered.toISOString(),
});

export const getAudit = route({
  method: 'get',
  path: '/audit',
  summary: 'Who did what to which entity, when and why, newest first; `from` is within, `to` is not',
  access: ['admin'],
  query: {
    actor: word(),
    action: word(),
    entity: word(),
    entity_id: word(),
    from: time(),
    to: time(),
    ...paging({ limit: 50 }),
  },
  result: auditLine,
  many: true,
  handle: async ({ db }, { query }) => {
    const { acts, count } = await listActs(db, query);
    return page(acts.map(view), { count, limit: query.limit, offset: query.offset });
  },
});
