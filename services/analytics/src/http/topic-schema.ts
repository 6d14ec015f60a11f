import { entityId, text } from '@ideabox/http';
import { z } from 'zod';

export const topicParams = { id: entityId() };

export const topicWishes = z
  .strictObject({
    name: text(100).nullable().meta({ description: 'null: its words name it' }),
    hidden: z.boolean(),
    merge_into: z
      .int()
      .positive()
      .nullable()
      .meta({ description: 'the topic that it counts as from now on; null: it counts for itself again' }),
  })
  .partial();

export const decidedTopic = z.object({
  id: z.int(),
  name: z.string(),
  hidden: z.boolean(),
  merge_into: z.int().nullable(),
});

const count = () => z.int().min(0);

export const topicSchema = z.object({
  id: z.int(),
  name: z.string(),
  terms: z.array(z.string()),
  idea_count: count(),
  comment_count: count(),
  growth: z.int(),
  positive: count(),
  neutral: count(),
  negative: count(),
  x: z.number(),
  y: z.number(),
  hidden: z.boolean().optional(),
  quotes: z.array(z.object({ idea: z.int(), comment: z.int().nullable(), sentence: z.string() })),
});
