import type { Context } from '../context.ts';
import { categories } from './categories.ts';
import { comments } from './comments.ts';
import { ideas } from './ideas.ts';
import { members } from './members.ts';
import { ratings } from './ratings.ts';
import { supports } from './supports.ts';
import { votes } from './votes.ts';

/** Facts refer to one another by id only, so none waits for another and they may come in any order. */
export const subscriptions = (context: Context) => [
  ...members,
  ...categories,
  ...ideas(context),
  ...votes,
  ...supports,
  ...comments(context),
  ...ratings,
];
