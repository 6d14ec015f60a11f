import { grouped } from './grouped.ts';
import type { Notification } from './notification.ts';

const of = (id: number, type: string, idea: number | null, day = '2026-11-20') =>
  ({
    id,
    type,
    idea: idea && { id: idea },
    comment_id: null,
    date_entered: `${day}T00:00:00Z`,
  }) as Notification;

test('those alike stand together where the newest was; each of what someone wrote stands alone', () => {
  const all = [
    of(9, 'vote_milestone', 7),
    of(8, 'category', null),
    of(7, 'vote_milestone', 8),
    of(6, 'vote_milestone', 7),
    of(5, 'category', null),
    of(4, 'category', null, '2026-11-18'),
    of(3, 'comment_on_idea', 7),
    of(2, 'comment_on_idea', 7),
  ];
  expect(grouped(all).map((group) => group.map(({ id }) => id))).toEqual([
    [9, 6],
    [8, 5],
    [7],
    [4],
    [3],
    [2],
  ]);
});
