import type { Outcome } from '../../../deploy/load/record.ts';
import type { WriteMade } from '../record/read-record.ts';
import { asAttempts } from './as-attempts.ts';

const vote = (mark: string, outcome: Outcome): WriteMade => ({ what: 'vote', mark, outcome, said: '' });

test.each<[Outcome[], Outcome]>([
  [['done'], 'done'],
  [['refused', 'done', 'refused'], 'done'],
  [['refused', 'unsure'], 'unsure'],
  [['refused', 'refused'], 'refused'],
  [['done', 'odd'], 'odd'],
])('votes of one member on one idea, %j, are one that is %s', (outcomes, expected) => {
  const attempts = asAttempts(outcomes.map((outcome) => vote('1:a', outcome)));
  expect(attempts.map(({ mark, outcome }) => [mark, outcome])).toEqual([['1:a', expected]]);
});

test('an idea and a vote of the same mark are two things', () => {
  const attempts = asAttempts([vote('x', 'done'), { ...vote('x', 'refused'), what: 'idea' }]);
  expect(attempts.map(({ kind, outcome }) => [kind.name, outcome])).toEqual([
    ['vote', 'done'],
    ['idea', 'refused'],
  ]);
});
