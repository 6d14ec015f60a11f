import { Presets, SingleBar } from 'cli-progress';

/** How far loading is, on the terminal as a bar, elsewhere as a line for each table. */
export type Progress = {
  start: (table: string, rows: number) => void;
  add: (table: string, rows: number, inserted: number) => void;
  finish: () => Record<string, { rows: number; inserted: number }>;
};

export const createProgress = (show: boolean): Progress => {
  const counted: Record<string, { rows: number; inserted: number }> = {};
  const bar = show
    ? new SingleBar(
        {
          format: '  {bar} {percentage}% {value}/{total} rows {table}',
          noTTYOutput: false,
          hideCursor: null,
        },
        Presets.rect,
      )
    : undefined;
  let total = 0;
  return {
    start: (table, rows) => {
      counted[table] = { rows: 0, inserted: 0 };
      if (total === 0) bar?.start(rows, 0, { table });
      total += rows;
      bar?.setTotal(total);
    },
    add: (table, rows, inserted) => {
      const entry = counted[table] ?? { rows: 0, inserted: 0 };
      counted[table] = { rows: entry.rows + rows, inserted: entry.inserted + inserted };
      bar?.increment(rows, { table });
    },
    finish: () => {
      bar?.stop();
      return counted;
    },
  };
};
