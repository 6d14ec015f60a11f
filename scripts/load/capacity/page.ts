import { journeys, shares, staySeconds } from '../../../deploy/load/journeys/shares.ts';
import type { LoadReport } from '../report/report.ts';
import { evening, needsOf, type PartNeed, peakVisitors } from './evening.ts';

/** They stand in for what a cluster has anyway. */
const standIns = ['identity-provider', 'mail-catcher'];
const servers = ['postgres', 'nats', 'redis'];
const gatewayConnections = 16_000;

const whole = (value: number) => Math.round(value).toLocaleString('en');
const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const sum = (needs: PartNeed[]) => needs.reduce((cores, need) => cores + need.cores, 0);

const atATime = (peak: number, of = journeys) =>
  of.reduce((people, journey) => people + ((peak * shares[journey]) / 1_000) * staySeconds[journey], 0);

/** `deploy/capacity.md`, from a run of the scenario `breakpoint`. */
export function capacityPage({
  capacity,
  processorMs = {},
  machine,
  startedAt,
  k6,
}: Pick<LoadReport, 'capacity' | 'processorMs' | 'machine' | 'startedAt' | 'k6'>): string {
  const needs = needsOf(
    Object.fromEntries(Object.entries(processorMs).filter(([part]) => !standIns.includes(part))),
  );
  const peak = peakVisitors(evening);
  const pods = needs.filter(({ part }) => !servers.includes(part));
  const stateful = needs.filter(({ part }) => servers.includes(part));
  const cores = (part: string) => needs.find((need) => need.part === part)?.cores ?? 0;
  const first = needs[0];
  return `# What the site carries

Written by \`npm run capacity\`, which lets more and more visitors come to the product that \`npm start\` runs until it no longer serves
them ([how](load/README.md)). Last: ${startedAt.slice(0, 10)}, ${machine.processor}, the whole product on one core, k6 ${k6} on
another; load of the machine before ${machine.loadBefore.toFixed(1)}. Later work changes the figures: run it again rather than reckon with
these.

## One core for everything

${capacity?.isBroken ? 'It carries' : 'It carries at least'} **${capacity?.visitors.toFixed(1) ?? '?'} visitors a second**, ${whole(capacity?.answers ?? 0)} answers a second.
A visitor is one of the [journeys](load/journeys/shares.ts) in their shares. The machine's load before the run says whether it was alone on it:
where it was not, all figures are too low.

## One core of each part

${row(['part', 'processor time for a visitor', 'visitors a second that one core carries'])}
|---|---:|---:|
${needs.map(({ part, ms, perCore }) => row([part, `${ms.toFixed(2)} ms`, whole(perCore)])).join('\n')}

${first ? `**${first.part}** is what is needed most of, and so what is short first.` : ''} Processor time is that of all processes of the part while everyone was served, over who came
meanwhile; what it does while nobody is there is in it.

## ${whole(evening.visitors)} visitors in an evening

${whole(evening.visitors)} in ${evening.hours} hours are ${whole(peak / evening.peak)} a second, and ${whole(peak)} when the minister speaks (${evening.peak} times the average). A core is filled to
${evening.busy * 100} %, so that nobody waits for it: cores = ${whole(peak)} × processor time / ${evening.busy}, rounded up. A pod of Node has one core.

${row(['part', 'cores', 'as'])}
|---|---:|---|
${pods.map(({ part, cores: needed }) => row([part, String(needed), `${Math.max(2, needed)} pods`])).join('\n')}
${stateful.map(({ part, cores: needed }) => row([part, String(needed), part === 'postgres' ? 'one for all services; each has a database of its own, and may have a server of its own' : 'one cluster'])).join('\n')}

Together ${sum(pods)} cores of pods, ${cores('postgres')} of Postgres, ${cores('nats')} of NATS, ${cores('redis')} of Redis. At a time ${whole(atATime(peak))} people are there, ${whole(atATime(peak, ['listener', 'author']))} of them with a
socket; a gateway takes ${whole(gatewayConnections)} connections, so that ${Math.max(2, Math.ceil(atATime(peak) / gatewayConnections))} would do for these.

## Ten times that

${whole(10 * evening.visitors)} visitors would take ${whole(10 * sum(pods))} cores of pods, which are added by number: no pod knows of another. These are not:

- **Files** never change under their name and say so: a cache of the operator's network in front of the gateway takes nearly all of them. Documents are drawn
  once for all who open them within a second, but sent by the gateway, as each has a nonce of its own.
- **Postgres** would need ${whole(10 * cores('postgres'))} cores. Services share no table, so that each gets a server of its own first; then reads of ideas and comments go to
  replicas, as they are a second old in the gateway's cache anyway. Writes of one idea stay one row: its counters, slotted, took 9,000 votes a second.
- **NATS** would need ${whole(10 * cores('nats'))} cores: a stream is led by one server, so that facts are spread over a stream for each service, and those of votes by the idea's number.
- **Redis** holds limits and keys of writes: they are spread by key over several.
- **Analytics** counts every page view as a row: its events are counted at the gateways for some seconds and sent on as sums.
`;
}
