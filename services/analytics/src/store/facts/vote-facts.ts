import type { VoteChanged__Output as VoteChanged } from '@ideabox/protos/ideas/v1/VoteChanged';
import { always, type Fact, type Metric, metricOf, overTime, timeOf } from './fact.ts';

const types = {
  VOTE_TYPE_UNSPECIFIED: null,
  VOTE_TYPE_POSITIVE: 'positive',
  VOTE_TYPE_NEUTRAL: 'neutral',
  VOTE_TYPE_NEGATIVE: 'negative',
} as const;

/** SQL for the key of the votes of a type on an idea. */
export const opinionKey = (type: string, idea: string): string => `${type} || ' ' || ${idea}`;

const standing = { table: 'vote_facts', counted: (row: string) => `${row}.type IS NOT NULL` };

const rankingMonths = metricOf('idea_months', {
  ...standing,
  keys: (row) => `ARRAY[${row}.idea_id::text]`,
  bucket: 'month',
});

export const rankingMetric: Metric = {
  ...rankingMonths,
  name: 'idea_ranking',
  bucket: 'day',
  months: rankingMonths,
};

/** Votes for and against an idea, as everyone sees them on it: keys are those of `opinionKey`. */
export const opinionMetric = metricOf('idea_opinions', {
  ...standing,
  counted: (row) => `${row}.type IN ('positive', 'negative')`,
  keys: (row) => `ARRAY[${opinionKey(`${row}.type`, `${row}.idea_id`)}]`,
  at: () => always,
});

/** How many votes of each member stand. */
export const voterMetric = metricOf('voters', {
  ...standing,
  keys: (row) => `ARRAY[${row}.member_id]`,
  bucket: 'month',
});

export const voteFacts: Fact<VoteChanged> = {
  table: 'vote_facts',
  key: ['idea_id', 'member_id'],
  columns: {
    idea_id: 'bigint',
    member_id: 'text',
    type: 'text',
    category_id: 'bigint',
    role: 'text',
    date_entered: 'timestamptz',
    revision: 'bigint',
  },
  read: (vote) => ({
    idea_id: vote.idea_id,
    member_id: vote.member_id,
    type: types[vote.type],
    category_id: vote.category_id,
    role: vote.member_role,
    date_entered: timeOf(vote.date_entered),
    revision: vote.revision,
  }),
  metrics: [
    ...overTime(metricOf('votes', standing)),
    rankingMetric,
    rankingMonths,
    opinionMetric,
    voterMetric,
  ],
};
