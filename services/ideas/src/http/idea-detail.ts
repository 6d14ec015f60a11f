import { z } from 'zod';
import type { CardRow } from '../store/cards.ts';
import { cardSchema, toCard } from './idea-card.ts';

/** What the page of one idea shows beyond its card. */
export const detailSchema = cardSchema.extend({
  action_contents: z.string().nullable(),
  my_favorite: z.boolean().nullable(),
  summary: z.string(),
  consult_ai_question: z.string().nullable(),
  original_url: z.string().nullable(),
  source_type: z.string().nullable(),
  parent_id: z.number().int().nullable(),
});

const summaryLength = 80;

export const toDetail = (row: CardRow): z.infer<typeof detailSchema> => {
  const plain = [...row.contents.replaceAll(/\s+/g, ' ').trim()];
  return {
    ...toCard(row),
    action_contents: null,
    my_favorite: null,
    summary: plain.length > summaryLength ? `${plain.slice(0, summaryLength).join('')}…` : plain.join(''),
    consult_ai_question: null,
    original_url: null,
    source_type: null,
    parent_id: row.parent_id,
  };
};
