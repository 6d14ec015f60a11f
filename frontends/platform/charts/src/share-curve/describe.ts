import type { IntlShape } from '@ideabox/intl';
import { type Curve, partOfMostActive } from './shares.ts';

type Question = { curve: Curve; membersLabel: string; postsLabel: string };
export type CurveWords = ReturnType<typeof describe>;

/** What the curve says in words. */
export function describe(intl: IntlShape, { curve, membersLabel, postsLabel }: Question) {
  const percent = (share: number) => intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });
  const part = (members: number) => percent(partOfMostActive(curve, members));
  const say = (id: string, values: Record<string, string>) => intl.formatMessage({ id }, values);
  return {
    percent,
    part,
    membersAxis: say('chart.curve.members', { members: membersLabel }),
    postsAxis: say('chart.curve.posts', { posts: postsLabel }),
    even: say('chart.curve.even', {}),
    sentence: (members: number) =>
      say('chart.curve.sentence', {
        members: membersLabel,
        posts: postsLabel,
        most: percent(members),
        part: part(members),
      }),
  };
}
