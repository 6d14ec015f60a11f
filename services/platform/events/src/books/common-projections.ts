import type { CategoryChanged__Output as CategoryChanged } from '@ideabox/protos/ideas/v1/CategoryChanged';
import type { IdeaChanged__Output as IdeaChanged } from '@ideabox/protos/ideas/v1/IdeaChanged';
import type { BlockChanged__Output as BlockChanged } from '@ideabox/protos/identity/v1/BlockChanged';
import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';
import { applyBlocks } from '../apply-blocks.ts';
import type { Projection, Rebuilt } from './books.ts';

/** Members as several services keep them, in a table `members`. */
export const keptMembers: Projection<MemberChanged> = {
  table: 'members',
  key: ['id'],
  expected: ({ portal_name, roles, status, icon_src, hidden, revision }) => ({
    ...{ portal_name, roles, icon_src, hidden, revision },
    status: status.replace('MEMBER_STATUS_', '').toLowerCase(),
  }),
};

/** Blocks as `applyBlocks` keeps them. */
export const keptBlocks: Rebuilt<BlockChanged> = {
  table: 'blocks',
  key: ['member_id', 'blocked_id'],
  expected: ({ blocked, revision }) => ({ blocked, revision }),
  apply: applyBlocks,
};

/** Categories as several services keep them, in a table `categories`. */
export const keptCategories: Projection<CategoryChanged> = {
  table: 'categories',
  key: ['id'],
  expected: ({ category_id: _, stepper_id: __, ...kept }) => kept,
};

/** What several services have to know of an idea, in a table `ideas`; what its owner has lost is as removed. */
export const keptIdeas: Omit<Rebuilt<IdeaChanged>, 'apply'> = {
  table: 'ideas',
  key: ['id'],
  expected: ({ name, category_id, author_id, removed, revision }) => ({
    ...{ name, category_id, author_id, removed, revision },
  }),
  stays: ({ removed, revision }) => removed === true && revision === 0,
  gone: ({ id, name, category_id, author_id }) =>
    ({ ...{ idea_id: id, name, category_id, author_id }, removed: true, revision: 0 }) as IdeaChanged,
};
