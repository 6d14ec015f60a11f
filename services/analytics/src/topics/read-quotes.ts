import { type Queryable, sql } from '@ideabox/postgres';

/** A sentence of a post, as it was written; `comment` where it is a comment's on that idea. */
export type Quote = { idea: number; comment: number | null; sentence: string };

type Quotable = { topic_id: number; idea: number; comment: number | null; sentences: string[] };

/** Of so many ideas that are most like a topic sentences are taken. */
const mostIdeas = 20;
const mostOfIdeas = 3;
const mostQuotes = 4;
/** Some say the same. */
const candidates = 8;

const readQuotable = (db: Queryable, topics: readonly number[], categories: readonly number[]) =>
  db.rows<Quotable>(sql`
    SELECT topic.id AS topic_id, q.idea, q.comment, q.sentences
    FROM unnest(${topics}::bigint[]) AS topic (id) CROSS JOIN LATERAL (
      WITH ideas AS MATERIALIZED (
        SELECT i.idea_id, i.likeness FROM topics AS t JOIN idea_topics AS i ON i.topic_id = t.id
        JOIN idea_facts AS f ON f.id = i.idea_id AND NOT f.removed AND f.category_id = ANY(${categories})
        WHERE t.id = topic.id OR t.merged_into = topic.id
        ORDER BY i.likeness DESC, i.idea_id LIMIT ${mostIdeas}
      )
      (SELECT idea_id AS idea, NULL::bigint AS comment, sentences, likeness
        FROM ideas JOIN text_terms AS t ON t.kind = 'idea' AND t.id = idea_id
        WHERE NOT t.removed AND sentences <> '{}' ORDER BY likeness DESC, idea_id LIMIT ${candidates})
      UNION ALL
      (SELECT idea_id, c.id, sentences, likeness
        FROM ideas JOIN comment_facts AS c USING (idea_id) JOIN text_terms AS t ON t.kind = 'comment' AND t.id = c.id
        WHERE NOT c.removed AND NOT t.removed AND sentences <> '{}' AND c.category_id = ANY(${categories})
        ORDER BY likeness DESC, c.id LIMIT ${candidates})
    ) AS q ORDER BY topic.id, q.comment IS NOT NULL, q.likeness DESC, q.idea, q.comment`);

/** The sentence that says most of what the topic is about. */
const closest = (sentences: readonly string[], terms: readonly string[]): string => {
  const said = (sentence: string) => terms.filter((term) => sentence.includes(term)).length;
  return sentences.reduce((best, sentence) => (said(sentence) > said(best) ? sentence : best));
};

/** Up to four sentences of each topic, none twice, from posts that whoever sees these categories can read. */
export const readQuotes = async (
  db: Queryable,
  topics: readonly { id: number; terms: string[] }[],
  categories: readonly number[],
): Promise<Map<number, Quote[]>> => {
  const ids = topics.map(({ id }) => id);
  const terms = new Map(topics.map((topic) => [topic.id, topic.terms]));
  const quotes = new Map<number, Quote[]>(ids.map((id) => [id, []]));
  for (const { topic_id, idea, comment, sentences } of await readQuotable(db, ids, categories)) {
    const chosen = quotes.get(topic_id) ?? [];
    const sentence = closest(sentences, terms.get(topic_id) ?? []);
    const most = comment === null ? mostOfIdeas : mostQuotes;
    const told = chosen.some((quote) => quote.sentence === sentence);
    if (chosen.length < most && !told) chosen.push({ idea, comment, sentence });
  }
  return quotes;
};
