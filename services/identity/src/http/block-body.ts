import { z } from 'zod';
import { memberId } from './member-id.ts';

const postId = () => z.int().positive().optional();

/** Whom to block: the member, or whoever wrote an idea or a comment. Just one of the three. */
export const blockBody = z
  .strictObject({ id: memberId().optional(), idea: postId(), comment: postId() })
  .check(({ value, issues }) => {
    const given = Object.keys(value);
    if (given.length === 1) return;
    const [fields, code] = given.length === 0 ? [['id'], 'required'] : [given, 'not_allowed'];
    for (const field of fields)
      issues.push({ code: 'custom', input: value, path: [field], params: { code } });
  })
  .meta({ minProperties: 1, maxProperties: 1 });
