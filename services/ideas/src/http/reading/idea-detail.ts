import { toUser, userSchema } from '@ideabox/http';
import { charactersOf } from '@ideabox/text';
import { z } from 'zod';
import type { Answer } from '../../store/ideas/answers.ts';
import type { CardRow } from '../../store/ideas/cards.ts';
import type { OwnMarks } from '../../store/marks/own-marks.ts';
import type { supportersOf } from '../../store/marks/supports.ts';
import { tagSchema, toTag } from '../tags/tag-schema.ts';
import { answerSchema, toAnswer } from './answer-view.ts';
import { cardSchema, toCard, type View } from './idea-card.ts';

/** What the page of one idea shows beyond its card. */
export const detailSchema = cardSchema.extend({
  tags: z.array(tagSchema),
  action_contents: z.string().nullable().meta({ description: 'The official answer’s contents' }),
  answer: answerSchema.nullable().meta({ description: 'The official answer' }),
  supporters: z.array(userSchema).meta({ description: 'The first 20' }),
  summary: z.string(),
  consult_ai_question: z.string().nullable(),
  original_url: z.string().nullable(),
  source_type: z.string().nullable(),
  parent_id: z.number().int().nullable(),
});

const summaryLength = 80;

export const toDetail = (
  row: CardRow,
  answer: Answer | undefined,
  supporters: Awaited<ReturnType<typeof supportersOf>>,
  view: View,
  own: OwnMarks | undefined,
): z.infer<typeof detailSchema> => {
  const plain = charactersOf(row.contents.replaceAll(/\s+/g, ' ').trim());
  return {
    ...toCard(row, view, own),
    tags: row.tags.map(toTag),
    action_contents: answer?.contents ?? null,
    answer: answer ? toAnswer(answer, view.reader) : null,
    supporters: supporters.map(({ id, member }) => toUser(member, id, view.reader)),
    summary: plain.length > summaryLength ? `${plain.slice(0, summaryLength).join('')}…` : plain.join(''),
    consult_ai_question: null,
    original_url: null,
    source_type: null,
    parent_id: row.parent_id,
  };
};
