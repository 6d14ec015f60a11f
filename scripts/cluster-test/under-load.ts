import { setTimeout as wait } from 'node:timers/promises';
import { kinds } from '../../deploy/load/objectives.ts';
import { scenarios } from '../../deploy/load/scenarios/index.ts';
import type { Scenario } from '../../deploy/load/scenarios/scenario.ts';
import { type Books, lookAtBooks } from '../load/judge/books.ts';
import { type Played, play } from '../load/play.ts';
import { prepare } from '../load/prepare.ts';
import { openPages, type PagesSeen } from './open-pages.ts';
import type { Site } from './site.ts';

/** Something that was done, and what those who came meanwhile have seen. */
export interface Step {
  what: string;
  seconds: number;
  asked: number;
  unserved: Played['record']['unserved'];
  /** From when it began to the last that was not served, in seconds. */
  unservedFor: number;
  pages: PagesSeen;
}

export interface Seen {
  steps: Step[];
  /** Of the whole time, what lies between the steps included. */
  asked: number;
  unserved: Step['unserved'];
  books: Books;
}

/** Does something, and waits until all open pages have their sockets again. */
type Take = (what: string, work: () => Promise<unknown>) => Promise<void>;

const mostSeconds = 3_600;

/** The average all the time, until it is ended; a tenth as many as all who come go each way, so that some of the few write. */
const steady = (rate: number): Scenario => ({
  ...scenarios.average,
  from: 1,
  stages: [{ seconds: mostSeconds, times: 1 }],
  leastOfEach: (mostSeconds * rate) / 10,
});

const calmMs = 15_000;

export const askedOf = ({ totals }: Played['record']): number =>
  kinds.reduce((sum, kind) => sum + totals[kind].asked, 0);

interface Timed {
  what: string;
  from: number;
  until: number;
  pages: PagesSeen;
}

function stepOf({ what, from, until, pages }: Timed, { record, startedAt }: Played): Step {
  const second = (time: number) => Math.max(0, Math.floor((time - startedAt) / 1_000));
  const within = kinds.flatMap((kind) => record.seconds[kind].slice(second(from), second(until)));
  const unserved = record.unserved.filter(({ at }) => at >= from && at < until);
  const last = Math.max(from, ...unserved.map(({ at }) => at));
  return {
    ...{ what, seconds: (until - from) / 1_000, pages, unserved },
    unservedFor: (last - from) / 1_000,
    asked: within.reduce((sum, { served, refused, failed }) => sum + served + refused + failed, 0),
  };
}

async function takeSteps(site: Site, work: (take: Take) => Promise<void>): Promise<Timed[]> {
  const taken: Timed[] = [];
  const take: Take = async (what, doIt) => {
    const pages = await openPages(site);
    const from = Date.now();
    try {
      await doIt();
      taken.push({ what, from, pages: await pages.untilBack(), until: Date.now() });
    } finally {
      pages.close();
    }
  };
  const calm = () => wait(calmMs * site.pace.length);
  await take('nothing is done', calm);
  await work(take);
  await take('nothing is done', calm);
  return taken;
}

/** Lets so many visitors a second come while something is done. */
export async function whileVisited<Done>(
  { origin, members }: Site,
  rate: number,
  work: () => Promise<Done>,
): Promise<{ played: Played; done: Done }> {
  const ground = await prepare(
    {
      ...{ name: 'average', at: new URL(origin), rate, length: 1, members },
      ...{ patient: true, compare: undefined },
    },
    () => undefined,
  );
  const interruption = new AbortController();
  const { signal } = interruption;
  const [played, done] = await Promise.all([
    play(ground, { scenario: steady(rate), rate, length: 1 }, { members, apart: false, signal }),
    work().finally(() => interruption.abort()),
  ]);
  return { played, done };
}

/** Takes steps while visitors come, and compares the books when they are gone. */
export async function underLoad(site: Site, work: (take: Take) => Promise<void>): Promise<Seen> {
  const { played, done } = await whileVisited(site, site.pace.rate, () => takeSteps(site, work));
  const { record, startedAt } = played;
  return {
    steps: done.map((timed) => stepOf(timed, played)),
    asked: askedOf(record),
    unserved: record.unserved,
    books: await site.withBooks((place) => lookAtBooks(place, record, startedAt)),
  };
}
