import type { Line } from '../record.ts';

/** The console is the record: the command gives it a file. */
export const note = (line: Line): void => console.log(JSON.stringify(line));
