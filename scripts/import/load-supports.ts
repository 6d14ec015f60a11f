import { type Load, loadTable, shifted } from './load.ts';

export const loadSupports = (load: Load) =>
  loadTable(load, 'supports', ['idea_id', 'member_id', 'date_entered'] as const, {
    batchSize: 1_000,
    toMessage: ({ idea_id, member_id, date_entered }) =>
      load.hasMembers && !load.members.has(member_id)
        ? { reason: 'member_id: unknown' }
        : { idea_id: load.ideas.get(idea_id) ?? 0, member_id, date_entered: shifted(load, date_entered) },
    send: (supports) => load.clients.ideas.call('ImportSupports', { supports }),
  });
