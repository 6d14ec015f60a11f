import { type Load, loadTable, shifted, shiftedDay } from './load.ts';

/** The columns that an answer need not have. */
type Optional = { organisation?: string; due_on?: string };

export const loadAnswers = (load: Load) => {
  const columns = ['idea_id', 'member_id', 'status', 'contents', 'date_entered'] as const;
  return loadTable(load, 'answers', columns, {
    batchSize: 1_000,
    toMessage: ({
      due_on = '',
      organisation = '',
      ...values
    }: Record<(typeof columns)[number], string> & Optional) =>
      load.hasMembers && !load.members.has(values.member_id)
        ? { reason: 'member_id: unknown' }
        : {
            ...values,
            organisation,
            idea_id: load.ideas.get(values.idea_id) ?? 0,
            due_on: shiftedDay(load, due_on),
            date_entered: shifted(load, values.date_entered),
          },
    send: (answers) => load.clients.ideas.call('ImportAnswers', { answers }),
  });
};
