import type { LoadArguments } from '../arguments.ts';
import { processorOfVisitors } from '../judge/processor-of-visitors.ts';
import {
  booksNotCompared,
  detailsOf,
  verdictOfReturn,
  verdictsOfBooks,
  verdictsOfK6,
} from '../judge/verdicts.ts';
import { objectives } from '../play.ts';
import { type PlayedScenario, scenarioOf } from '../play-scenario.ts';
import type { Ground } from '../prepare.ts';
import type { LoadReport } from './report.ts';

const outcomesOf = ({ all }: PlayedScenario) => {
  const made = all.flatMap(({ record }) => record.writes);
  return Object.fromEntries(
    [...Map.groupBy(made, ({ outcome }) => outcome)].map(([name, some]) => [name, some.length]),
  );
};

/** All that was seen of a run, judged. */
export function makeReport(
  given: LoadArguments,
  { site, k6, run }: Ground,
  played: PlayedScenario,
  seen: Pick<LoadReport, 'books' | 'booksFailed' | 'brokenOff' | 'machine'>,
): LoadReport {
  const { main, carried } = played;
  const { record, summary, arrivals, pace } = main;
  const { books, booksFailed } = seen;
  const scenario = scenarioOf(given);
  return {
    ...{ scenario: given.name, run, origin: site.origin, startedAt: new Date(main.startedAt).toISOString() },
    ...{ ...seen, k6: k6.version, rate: pace.rate, length: given.length },
    ...{ members: given.members, arrivals },
    dropped: summary.metrics.dropped_iterations?.values.count ?? 0,
    verdicts: [
      // That it breaks is what it was for.
      ...(scenario.untilBroken ? [] : verdictsOfK6(summary)),
      ...(scenario.timesCapacity && carried
        ? [verdictOfReturn(record.seconds, carried.capacity, objectives)]
        : []),
      ...(books ? verdictsOfBooks(scenario, objectives, books) : []),
      ...(booksFailed === undefined ? [] : [booksNotCompared]),
    ],
    details: books ? detailsOf(books) : [],
    ...{ totals: record.totals, seconds: record.seconds, writes: outcomesOf(played) },
    ...(carried && {
      capacity: carried.capacity,
      processorMs: processorOfVisitors(carried.by, carried.capacity),
    }),
  };
}
