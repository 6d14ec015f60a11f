import type { Clients } from './clients.ts';
import { inBatches } from './in-batches.ts';
import type { Progress } from './progress.ts';
import { type Row, readTable } from './read-table.ts';
import type { Rejects } from './rejects.ts';

/** What loading one folder shares between its tables. */
export type Load = {
  folder: string;
  /** Tells rows of one data set from those of another with the same ids. */
  source: string;
  clients: Clients;
  rejects: Rejects;
  progress: Progress;
  /** Days by which every date is moved. */
  shiftDays: number;
  /** Whether the folder says who the members are. */
  hasMembers: boolean;
  /** Members that are known to exist. */
  members: Set<string>;
  ideas: Map<string, number>;
};

type Answer = { inserted: number; rejections: { index: number; reason: string }[] };

const day = 86_400_000;

/** A time moved by the load's days; what is no time stays as it is, for its service to refuse. */
export const shifted = (load: Load, time: string): string => {
  const at = Date.parse(time);
  return load.shiftDays === 0 || Number.isNaN(at) ? time : new Date(at + load.shiftDays * day).toISOString();
};

/** A day, moved likewise. */
export const shiftedDay = (load: Load, date: string): string => shifted(load, date).slice(0, date.length);

/**
 * Loads one table in batches. `toMessage` makes a row the message that its service takes, or says why it cannot be
 * one; `send` answers what became of each.
 */
export const loadTable = async <Column extends string, Message>(
  load: Load,
  table: string,
  columns: readonly Column[],
  how: {
    batchSize: number;
    toMessage: (values: Record<Column, string>) => Message | { reason: string };
    send: (messages: Message[], rows: Row<Column>[]) => Promise<Answer>;
  },
): Promise<void> => {
  const reject = (row: Row<Column>, reason: string) =>
    load.rejects.add({ table, line: row.line, reason, values: row.values });
  for await (const rows of inBatches(readTable(load.folder, table, columns), how.batchSize)) {
    const messages: Message[] = [];
    const sent: Row<Column>[] = [];
    for (const row of rows) {
      const message = how.toMessage(row.values);
      if (typeof message === 'object' && message !== null && 'reason' in message) reject(row, message.reason);
      else {
        messages.push(message as Message);
        sent.push(row);
      }
    }
    const answer = messages.length > 0 ? await how.send(messages, sent) : { inserted: 0, rejections: [] };
    for (const { index, reason } of answer.rejections) reject(sent[index] as Row<Column>, reason);
    load.progress.add(table, rows.length, answer.inserted);
  }
};
