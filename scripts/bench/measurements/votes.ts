import { settled } from '../../import/settled.ts';
import { accountNames } from '../accounts.ts';
import { findAccountPairs, takeVotesBack } from '../data/account-votes.ts';
import { postIdea } from '../data/post-idea.ts';
import { dashboardVotes, shownVotes } from '../data/shown-votes.ts';
import { findIdeasToVote, findUntouchedPairs, findVoters, type Pair } from '../data/untouched-pairs.ts';
import { countVotes } from '../data/vote-counts.ts';
import type { LoadResult } from '../load/load.ts';
import { runFlood } from '../load/start-load.ts';
import type { Figure, Measurement } from '../measurement.ts';
import type { Bench } from '../open-bench.ts';
import { spread } from '../statistics.ts';
import { voteRequests } from './vote-requests.ts';

const connections = 32;
const [hotVotes, manyIdeas, votesPerIdea] = [5_000, 1_000, 5];

async function atTheService(bench: Bench, pairs: Pair[]): Promise<LoadResult> {
  const requests = await voteRequests(pairs, ({ voter: { id, portal_name: name, roles } }) =>
    bench.passport({ id, name, roles }),
  );
  return runFlood({ origin: bench.serviceOrigin('ideas'), requests, connections });
}

async function atTheGateway(bench: Bench, ideas: number[]): Promise<LoadResult> {
  const { headersOf, pairs } = await findAccountPairs(bench, ideas);
  const requests = await voteRequests(pairs, async ({ voter }) => ({ ...headersOf.get(voter.id) }));
  return runFlood({ origin: bench.origin, requests, connections });
}

const speed = (name: string, { perSecond, p50ms, p99ms }: LoadResult): Figure => ({
  name,
  value: perSecond,
  unit: 'votes/s',
  details: { 'p50 ms': p50ms, 'p99 ms': p99ms },
});

export const votes: Measurement = {
  letter: 'c',
  title: 'Votes',
  notes: [
    `${connections} connections; every vote is one more: a member who has no vote on the idea.`,
    `"At the service": thousands of members vote with passports signed by the stack's key, at the ideas service itself. "Gateway": the ${accountNames.length} accounts that can log in.`,
    'Counted afterwards through SQL in the bench stack’s own Postgres, through the API, and on the dashboard.',
  ],
  run: async (bench) => {
    const { ideasDb, origin, stack } = bench;
    const hotIdea = await postIdea(bench);
    const [voters, ideas] = await Promise.all([findVoters(ideasDb), findIdeasToVote(ideasDb, manyIdeas)]);
    const touched = [...new Set([hotIdea, ...ideas])];
    await takeVotesBack(bench, ideas);
    await settled(stack.wiring.servers.nats);
    const before = {
      ...(await countVotes(ideasDb)),
      shown: await shownVotes(origin, touched),
      dashboard: await dashboardVotes(bench),
    };

    const hot = await atTheService(
      bench,
      spread(voters, hotVotes).map((voter) => ({ idea: hotIdea, voter })),
    );
    const scattered = await atTheService(
      bench,
      await findUntouchedPairs(ideasDb, ideas, voters, votesPerIdea),
    );
    const gateway = await atTheGateway(bench, ideas);
    const votedAt = performance.now();
    const accepted = hot.accepted + scattered.accepted + gateway.accepted;
    const sent = hot.answers + scattered.answers + gateway.answers;

    await settled(stack.wiring.servers.nats);
    const told = (performance.now() - votedAt) / 1_000;
    const after = await countVotes(ideasDb);
    const exactly = (name: string, value: number, wanted = accepted): Figure => ({
      name,
      value,
      unit: 'votes',
      target: { exactly: wanted },
    });
    return [
      speed('one hot idea, at the service', hot),
      speed(`over ${ideas.length} ideas, at the service`, scattered),
      speed(`over ${ideas.length} ideas, gateway, 6 accounts`, gateway),
      exactly('votes accepted, of all sent', accepted, sent),
      exactly('rows more than before', after.rows - before.rows),
      exactly('counters higher than before', after.counters - before.counters),
      {
        name: 'ideas whose counter is not its rows',
        value: after.wrong,
        unit: 'ideas',
        target: { exactly: 0 },
      },
      exactly('shown more by the API', (await shownVotes(origin, touched)) - before.shown),
      exactly('counted more by the dashboard', (await dashboardVotes(bench)) - before.dashboard),
      { name: 'until every consumer had every fact', value: told, unit: 's' },
    ];
  },
};
