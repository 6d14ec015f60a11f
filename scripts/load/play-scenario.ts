import { scenarios } from '../../deploy/load/scenarios/index.ts';
import type { Scenario } from '../../deploy/load/scenarios/scenario.ts';
import { StartFailure } from '../command-line/start-failure.ts';
import type { LoadArguments } from './arguments.ts';
import { type Capacity, capacityOf } from './judge/capacity.ts';
import { leftBehind, lengthOf, type Pace, visitorsOf } from './plan.ts';
import { objectives, type Played, play } from './play.ts';
import type { Ground } from './prepare.ts';

export type Say = (line: string) => void;

export interface PlayedScenario {
  /** The run that the scenario is. */
  main: Played;
  /** With one before it, where what the site carries had to be known first. */
  all: Played[];
  carried?: { capacity: Capacity; by: Played };
}

function announce({ site, mark }: Ground, pace: Pace, members: number, say: Say): void {
  const { ideas, comments, votes } = leftBehind(pace);
  const most = pace.scenario.untilBroken ? 'At most ' : '';
  say(
    `${most}${Math.round(visitorsOf(pace))} visitors in ${lengthOf(pace)} s come to ${site.origin}, and nowhere else;`,
  );
  say(`${members} members log in at ${site.issuer}, as that site says.`);
  say(
    `They leave about ${ideas} ideas, ${comments} comments and ${votes} votes behind. Their texts begin with`,
  );
  say(`"${mark}", and their authors are called 負荷試験 and a number.`);
}

/** What is played, and what of it is judged. */
export function scenarioOf({ name, patient }: Pick<LoadArguments, 'name' | 'patient'>): Scenario {
  const scenario: Scenario = scenarios[name];
  return patient ? { ...scenario, judged: { ...scenario.judged, latency: [] } } : scenario;
}

/** Lets those of a scenario come; where its height follows from what the site carries, that is looked for first. */
export async function playScenario(
  ground: Ground,
  given: LoadArguments,
  signal: AbortSignal,
  say: Say,
): Promise<PlayedScenario> {
  const { rate, length, members } = given;
  const scenario = scenarioOf(given);
  const run = (pace: Pace, folder?: string) => {
    announce(ground, pace, members, say);
    const apart = Boolean(pace.scenario.untilBroken || pace.scenario.timesCapacity);
    return play(ground, pace, { members, apart, signal }, folder);
  };
  const carriedBy = (by: Played) => ({
    capacity: capacityOf(by.record.seconds, by.arrivals, objectives),
    by,
  });
  if (!scenario.timesCapacity) {
    const main = await run({ scenario, rate, length });
    return { main, all: [main], ...(scenario.untilBroken && { carried: carriedBy(main) }) };
  }
  say('What it carries is looked for first.');
  const before = await run({ scenario: scenarios.breakpoint, rate, length }, 'capacity');
  const carried = carriedBy(before);
  if (signal.aborted) return { main: before, all: [before], carried };
  const { visitors } = carried.capacity;
  if (visitors === 0)
    throw new StartFailure('The site serves nobody in time: there is nothing to bring three times of.');
  say(`It carries ${visitors.toFixed(1)} visitors a second.`);
  const highest = Math.max(...scenario.stages.map(({ times }) => times));
  const main = await run({ scenario, rate: (visitors * scenario.timesCapacity) / highest, length });
  return { main, all: [before, main], carried };
}
