import { createHash } from 'node:crypto';
import { firstCharacters } from '@ideabox/intl/characters';
import type { SiteApi, Thing } from '../api/site-api.ts';
import type { Card, VoteKind } from './card.ts';

const longestTitle = 120;

const text = (value: unknown) => firstCharacters(typeof value === 'string' ? value : '', longestTitle);

/** What a picture is of; as visitors see it. */
export type Subject = {
  title: string;
  label: string;
  status: string | null;
  /** Null where nobody has voted. */
  votes: Record<VoteKind, number> | null;
  site: string;
};

const voteKinds: VoteKind[] = ['positive', 'neutral', 'negative'];
const number = (value: unknown) => (typeof value === 'number' ? value : 0);

export function subjectFrom(kind: 'idea' | 'category', thing: Thing, site: string): Subject {
  const subject = { title: text(thing.name), label: '', status: null, votes: null, site };
  if (kind === 'category') return subject;
  const votes = {
    positive: number(thing.positive_count),
    neutral: number(thing.neutral_count),
    negative: number(thing.negative_count),
  };
  return {
    ...subject,
    label: text((thing.category as Thing | null)?.name),
    status: typeof thing.answer_status === 'string' ? thing.answer_status : null,
    votes: number(thing.vote_count) > 0 ? votes : null,
  };
}

/** The subject in the words of the page that it leads to; what has no words there is left out. */
export function cardFrom({ status, votes, ...subject }: Subject, messages: Record<string, string>): Card {
  const named = messages[`answer.status.${status}`];
  return {
    ...subject,
    status: named ? (messages['idea.answered'] ?? '{status}').replace('{status}', () => named) : '',
    votes: voteKinds.flatMap((kind) => {
      const name = messages[`vote.${kind}`];
      return votes && name ? [{ kind, words: `${name} ${votes[kind].toLocaleString('ja')}` }] : [];
    }),
  };
}

/** Changes with what the picture says, so that those who keep pictures fetch them anew. */
export function versionOf(subject: Subject): string {
  return createHash('sha256').update(JSON.stringify(subject)).digest('hex').slice(0, 8);
}

const apiFolder = { idea: 'ideas', category: 'categories' } as const;

/** Null for what visitors may not see. */
export async function askSubject(api: SiteApi, kind: 'idea' | 'category', key: string) {
  return api.thing(`/${apiFolder[kind]}/${encodeURIComponent(key)}`);
}
