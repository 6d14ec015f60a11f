import { type Queryable, sql } from '@ideabox/postgres';
import { believed } from '../../domain/believed.ts';
import type { UsageEvent } from '../../domain/usage-event.ts';
import type { KeyOf } from './day-keys.ts';
import { takeQuotas } from './take-quotas.ts';

type Sent = { events: UsageEvent[]; sessionKey: string | null; address: string };

/** What is known of a visit by now. */
const readVisit = async (db: Queryable, sessionKey: string) =>
  (await db.one<{ begun: boolean; words: string[] }>(sql`
    SELECT EXISTS (SELECT FROM sessions WHERE session_key = ${sessionKey}) AS begun,
      ARRAY(SELECT keyword_key FROM searches WHERE session_key = ${sessionKey}) AS words`)) ?? {
    begun: false,
    words: [],
  };

const newWords = (events: readonly UsageEvent[], known: readonly string[]): string[] => [
  ...new Set(events.flatMap(({ keyword_key }) => keyword_key ?? []).filter((word) => !known.includes(word))),
];

/** Without a visit, what is believed of its address alone: no word then counts as searched for. */
const believeAlone = async (db: Queryable, { events, address }: Sent): Promise<UsageEvent[]> => {
  const views = events.filter(({ kind }) => kind !== 'search');
  const most = believed.eventsOfAddress;
  const taken = await takeQuotas(db, [{ key: address, count: views.length, most }]);
  return views.slice(0, taken.get(address) ?? 0);
};

/** Those of a visit's words that are believed of its address. */
const believeWords = async (db: Queryable, keyOf: KeyOf, address: string, words: readonly string[]) => {
  if (words.length === 0) return new Set<string>();
  const keys = new Map(words.map((word) => [word, keyOf('word', address, word)]));
  const wanted = [...keys.values()].map((key) => ({ key, count: 1, most: believed.visitsOfWord }));
  const taken = await takeQuotas(db, wanted);
  return new Set(words.filter((word) => taken.get(keys.get(word) ?? '') === 1));
};

/**
 * The events of a batch that are believed. A visit that is one too many of its address is not, nor is what goes beyond its
 * own bounds and its address's; a word counts once a visit, and for few visits from one address.
 */
export const believeUsage = async (db: Queryable, keyOf: KeyOf, sent: Sent): Promise<UsageEvent[]> => {
  const { events, sessionKey, address } = sent;
  if (sessionKey === null) return believeAlone(db, sent);
  const { begun, words } = await readVisit(db, sessionKey);
  const searched = newWords(events, words);
  const visits = `${address} visits`;
  const ownWords = `${sessionKey} words`;
  const taken = await takeQuotas(db, [
    { key: address, count: events.length, most: believed.eventsOfAddress },
    { key: sessionKey, count: events.length, most: believed.eventsOfVisit },
    { key: visits, count: begun ? 0 : 1, most: believed.visitsOfAddress },
    { key: ownWords, count: searched.length, most: believed.wordsOfVisit },
  ]);
  const of = (key: string) => taken.get(key) ?? 0;
  if (!begun && of(visits) === 0) return [];
  const told = events.slice(0, Math.min(of(address), of(sessionKey)));
  const counted = await believeWords(db, keyOf, address, newWords(told, words).slice(0, of(ownWords)));
  return told.filter(({ keyword_key }) => keyword_key === undefined || counted.has(keyword_key));
};
