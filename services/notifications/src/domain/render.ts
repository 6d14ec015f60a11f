import type { Language } from '@ideabox/text';
import { fill } from './fill.ts';
import { hasHonorific } from './honorific.ts';
import { type Messages, messagesIn } from './messages-in.ts';
import { type Kind, type Parameters, tellsActor } from './notification.ts';
import { templateOf } from './template-of.ts';

/** What a notification is about, as it is known now; null where it is not, or no more. */
export type Subject = {
  kind: Kind;
  actor: { portal_name: string; status: string; hidden: boolean } | null;
  ideaName: string | null;
  categoryName: string | null;
  newsName: string | null;
  excerpt: string | null;
  parameters: Parameters;
};

const formats = new Map<Language, Intl.NumberFormat>();

/** Making a format costs more than all the rest of a notification. */
const formatIn = (language: Language): Intl.NumberFormat => {
  const known = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, known);
  return known;
};

const actorName = ({ kind, actor }: Subject, words: Messages['words']): string => {
  if (!tellsActor(kind)) return words.someone;
  if (actor?.status === 'withdrawn') return words.withdrawn;
  if (!actor?.portal_name || actor.hidden) return words.someone;
  return hasHonorific(actor.portal_name)
    ? actor.portal_name
    : fill(words.named, { actor: actor.portal_name });
};

const answerWord = (status: string | undefined, answers: Messages['answers']): string =>
  answers[(status ?? 'considering') as keyof typeof answers] ?? answers.considering;

/** What follows below: what was written, as far as it may still be seen, or why it was done. */
const quoteOf = (subject: Subject, words: Messages['words']): string | null => {
  const { kind, excerpt, ideaName, parameters } = subject;
  if (kind === 'official_answer') return ideaName === null ? null : (parameters.excerpt ?? null);
  if (kind !== 'moderation') return excerpt;
  return parameters.reason ? fill(words.reason, { reason: parameters.reason }) : null;
};

/** The short title of a notification, the sentence that it says, and what it quotes, in its reader's language. */
export const phrasesOf = (
  subject: Subject,
  language: Language,
): { name: string; sentence: string; quote: string | null } => {
  const messages = messagesIn(language);
  const { words, answers } = messages;
  const { kind, parameters } = subject;
  const template = messages[templateOf(kind, parameters)];
  const values = {
    actor: actorName(subject, words),
    idea: subject.ideaName ?? parameters.name ?? words.removed_idea,
    category: subject.categoryName ?? words.removed_category,
    news: subject.newsName ?? words.removed_news,
    answer: answerWord(parameters.status, answers),
    count: formatIn(language).format(parameters.milestone ?? 0),
  };
  return {
    name: fill(template.name, values),
    sentence: fill(template.contents, values),
    quote: quoteOf(subject, words),
  };
};

/** The same with sentence and quote as one text. */
export const render = (subject: Subject, language: Language): { name: string; contents: string } => {
  const { name, sentence, quote } = phrasesOf(subject, language);
  return { name, contents: quote ? `${sentence}\n${quote}` : sentence };
};
