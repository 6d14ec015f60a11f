import { z } from 'zod';
import { memberId } from './member-id.ts';

const postId = () => z.int().positive();
const ways = { id: memberId(), idea: postId(), comment: postId() };

/** Whom to block: the member, or whoever wrote an idea or a comment. Just one of the three. */
export const blockBody = z
  .strictObject(ways)
  .partial()
  .check(({ value, issues }) => {
    const given = Object.keys(value);
    if (given.length === 1) return;
    const [fields, code] = given.length === 0 ? [['id'], 'required'] : [given, 'not_allowed'];
    for (const field of fields)
      issues.push({ code: 'custom', input: value, path: [field], params: { code } });
  })
  .meta({
    anyOf: Object.keys(ways).map((way) => ({ type: 'object', required: [way] })),
    maxProperties: 1,
  });
