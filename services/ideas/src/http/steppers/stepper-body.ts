import { text } from '@ideabox/http';
import { z } from 'zod';
import { isSearchKey } from '../../domain/search-key.ts';
import { describedFields } from '../body-fields.ts';

const roles = ['admin', 'operator', 'semi-operator', 'supporter', 'general'];

const wordsOf = (list: string) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Roles separated by commas, each once; null and nothing are every member. */
const roleList = z
  .string()
  .max(200)
  .refine((list) => wordsOf(list).every((word) => roles.includes(word)))
  .transform((list) => [...new Set(wordsOf(list))].join(','))
  .nullish();

/** What every stepper has. */
export const stepperKeyFields = {
  stepper_key: z.string().min(1).max(50).refine(isSearchKey),
  name: text(100),
};

/** What it may have; absent is unchanged, null is cleared. */
export const stepperFields = {
  icon: text(100).nullish(),
  ...describedFields,
  exec_order: z.number().int().min(0).max(1_000_000).optional(),
  post_roles: roleList,
  comment_roles: roleList,
  vote_roles: roleList,
  support_roles: roleList,
};
