import type { ImportedVote } from '@ideabox/protos/ideas/v1/ImportedVote';
import type { VoteType } from '@ideabox/protos/ideas/v1/VoteType';
import { type Load, loadTable, shifted } from './load.ts';
import { anonymousVoter, makePlaceholders } from './placeholders.ts';

const types: Record<string, VoteType> = {
  positive: 'VOTE_TYPE_POSITIVE',
  neutral: 'VOTE_TYPE_NEUTRAL',
  negative: 'VOTE_TYPE_NEGATIVE',
};

/** Counts upwards for each key, from 1. */
const counter = () => {
  const counts = new Map<string, number>();
  return (key: string): number => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
};

type Values = { idea_id: string; type: string; member_id?: string; date_entered?: string; voted_on?: string };

type Cast = { member_id: string; date_entered: string };

const isAnonymous = (values: Values | undefined) => values?.member_id === undefined;

/** Who voted and when; of open data's votes only the day (in Japan) is known, or the month: then its first day stands for it. */
const castBy = (load: Load, values: Values, positionOn: (idea: string) => number): Cast =>
  isAnonymous(values)
    ? {
        member_id: anonymousVoter(load, positionOn(values.idea_id)),
        date_entered: `${values.voted_on?.replace(/^(\d{4}-\d\d)$/, '$1-01') ?? ''}T00:00:00+09:00`,
      }
    : { member_id: values.member_id ?? '', date_entered: values.date_entered ?? '' };

export const loadVotes = (load: Load) => {
  const positionOn = counter();
  return loadTable(load, 'votes', ['idea_id', 'type'] as const, {
    batchSize: 5_000,
    toMessage: (values: Values): (ImportedVote & Cast) | { reason: string } => {
      const { member_id, date_entered } = castBy(load, values, positionOn);
      if (load.hasMembers && !isAnonymous(values) && !load.members.has(member_id))
        return { reason: 'member_id: unknown' };
      return {
        idea_id: load.ideas.get(values.idea_id) ?? 0,
        member_id,
        type: types[values.type] ?? 'VOTE_TYPE_UNSPECIFIED',
        date_entered: shifted(load, date_entered),
      };
    },
    send: async (votes, rows) => {
      await makePlaceholders(load, votes, isAnonymous(rows[0]?.values) ? 'voter' : 'author');
      return load.clients.ideas.call('ImportVotes', { votes });
    },
  });
};
