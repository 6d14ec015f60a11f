import { entityId, text } from '@ideabox/http';
import { z } from 'zod';
import type { Tag } from '../../domain/tags.ts';

const forAnyMember = { description: 'As it holds for any member; those who may lock always may' };

/** A tag on an idea; alike for everyone who asks. */
export const tagSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  locked: z.boolean(),
  system: z.boolean().meta({ description: 'Set by operators or with an import' }),
  lockable: z.boolean().meta({ description: 'Not locked yet; the idea’s author and operators may lock it' }),
  editable: z.boolean().meta(forAnyMember),
  deletable: z.boolean().meta(forAnyMember),
});

export const toTag = ({ id, name, locked, system }: Omit<Tag, 'author_id'>): z.infer<typeof tagSchema> => ({
  ...{ id, name, locked, system },
  lockable: !locked,
  editable: !locked,
  deletable: !locked,
});

export const tagBody = z.strictObject({ name: text(25).transform((name) => name.trim()) });

/** An idea that is no number is an unknown idea; a tag that is no number is an unknown tag. */
export const tagParams = { id: entityId(), tag_id: entityId().catch(0) };
