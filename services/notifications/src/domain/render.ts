import { type Language, type Messages, messagesIn } from './languages.ts';
import type { Kind } from './notification.ts';

/** What a notification is about, as it is known now; null where it is not, or no more. */
export type Subject = {
  kind: Kind;
  actor: { portal_name: string; status: string } | null;
  ideaName: string | null;
  excerpt: string | null;
  parameters: { milestone?: number };
};

const formats = new Map<Language, Intl.NumberFormat>();

/** Making a format costs more than all the rest of a notification. */
const formatIn = (language: Language): Intl.NumberFormat => {
  const known = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, known);
  return known;
};

/** Fills placeholders in one pass, so that what members wrote is never taken for a placeholder. */
const fill = (template: string, values: Record<string, string>): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const actorName = (actor: Subject['actor'], words: Messages['words']): string => {
  if (actor?.status === 'withdrawn') return words.withdrawn;
  return actor?.portal_name ? fill(words.named, { actor: actor.portal_name }) : words.someone;
};

const templateOf = ({ kind, parameters }: Subject, messages: Messages) =>
  kind === 'vote_milestone' && parameters.milestone === 1 ? messages.first_vote : messages[kind];

/** The short title and the text of a notification, in its reader's language. */
export const render = (subject: Subject, language: Language): { name: string; contents: string } => {
  const messages = messagesIn(language);
  const template = templateOf(subject, messages);
  const values = {
    actor: actorName(subject.actor, messages.words),
    idea: subject.ideaName ?? messages.words.removed_idea,
    count: formatIn(language).format(subject.parameters.milestone ?? 0),
  };
  const contents = fill(template.contents, values);
  return {
    name: fill(template.name, values),
    contents: subject.excerpt ? `${contents}\n${subject.excerpt}` : contents,
  };
};
