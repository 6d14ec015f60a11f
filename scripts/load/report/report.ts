import type { ScenarioName } from '../../../deploy/load/scenarios/index.ts';
import type { Machine } from '../../bench/report/machine.ts';
import type { Books } from '../judge/books.ts';
import type { Capacity } from '../judge/capacity.ts';
import type { Verdict } from '../judge/verdicts.ts';
import type { RunRecord } from '../record/read-record.ts';

/** All that is kept of a run. */
export interface LoadReport {
  scenario: ScenarioName;
  run: string;
  origin: string;
  startedAt: string;
  brokenOff: boolean;
  machine: Machine;
  k6: string;
  rate: number;
  length: number;
  members: number;
  /** Visitors a second that were to come, by second. */
  arrivals: number[];
  /** Who should have come and did not, as the machine that plays them had too much to do. */
  dropped: number;
  verdicts: Verdict[];
  details: string[];
  totals: RunRecord['totals'];
  seconds: RunRecord['seconds'];
  /** What was written, by what came of it. */
  writes: Record<string, number>;
  books: Books | undefined;
  /** Why they could not be compared, though they were at hand. */
  booksFailed?: string;
  /** What the site carried, where that was looked for. */
  capacity?: Capacity;
  /** Processor time that each part uses for a visitor, in milliseconds, where that was looked for and it runs here. */
  processorMs?: Record<string, number>;
}

/** Why a report says nothing of the books; undefined where it does. */
export function whyNoBooks({ books, booksFailed }: LoadReport): string | undefined {
  if (books) return undefined;
  if (booksFailed !== undefined) return `The books could not be compared: ${booksFailed}`;
  return 'The books were not compared: the databases of this site are not at hand here.';
}
