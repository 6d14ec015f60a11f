import { type Queryable, sql } from '@ideabox/postgres';

/** A sentence of a post, as it was written; `comment` where it is a comment's on that idea. */
export type Quote = { idea: number; comment: number | null; sentence: string };

/** A post that is near to a topic; `comment` where it is a comment's on that idea. */
type Near = { topic_id: number; idea: number; comment: number | null };
type Quotable = Near & { sentences: string[] };

/** Of so many ideas that are most like a topic sentences are taken. */
const mostIdeas = 20;
const mostOfIdeas = 3;
const mostQuotes = 4;
/** Some say the same, and some are taken from their readers' eyes. */
const candidates = 12;

/** The posts that are nearest to each topic, the nearest first, ideas before comments, of those that whoever sees these categories can read. */
export const readNearest = (
  db: Queryable,
  topics: readonly number[],
  categories: readonly number[],
): Promise<Near[]> =>
  db.rows<Near>(sql`
    SELECT topic.id AS topic_id, q.idea, q.comment
    FROM unnest(${topics}::bigint[]) AS topic (id) CROSS JOIN LATERAL (
      WITH ideas AS MATERIALIZED (
        SELECT i.idea_id, i.likeness FROM topics AS t JOIN idea_topics AS i ON i.topic_id = t.id
        JOIN idea_facts AS f ON f.id = i.idea_id AND NOT f.removed AND f.category_id = ANY(${categories})
        WHERE t.id = topic.id OR t.merged_into = topic.id
        ORDER BY i.likeness DESC, i.idea_id LIMIT ${mostIdeas}
      )
      (SELECT idea_id AS idea, NULL::bigint AS comment, likeness
        FROM ideas JOIN text_terms AS t ON t.kind = 'idea' AND t.id = idea_id
        WHERE NOT t.removed AND sentences <> '{}' ORDER BY likeness DESC, idea_id LIMIT ${candidates})
      UNION ALL
      (SELECT idea_id, c.id, likeness
        FROM ideas JOIN comment_facts AS c USING (idea_id) JOIN text_terms AS t ON t.kind = 'comment' AND t.id = c.id
        WHERE NOT c.removed AND NOT t.removed AND sentences <> '{}' AND c.category_id = ANY(${categories})
        ORDER BY likeness DESC, c.id LIMIT ${candidates})
    ) AS q ORDER BY topic.id, q.comment IS NOT NULL, q.likeness DESC, q.idea, q.comment`);

/** What may be quoted of these posts at this moment, in their order. */
const readQuotable = (db: Queryable, near: readonly Near[], categories: readonly number[]) =>
  db.rows<Quotable>(sql`
    SELECT near.topic_id, near.idea, near.comment, t.sentences
    FROM json_to_recordset(${JSON.stringify(near.map((post, place) => ({ ...post, place })))}::json)
      AS near (place int, topic_id bigint, idea bigint, comment bigint)
      JOIN idea_facts AS i ON i.id = near.idea AND NOT i.removed AND i.category_id = ANY(${categories})
      LEFT JOIN comment_facts AS c ON c.id = near.comment
      JOIN text_terms AS t ON t.id = coalesce(near.comment, near.idea)
        AND t.kind = CASE WHEN near.comment IS NULL THEN 'idea' ELSE 'comment' END
    WHERE NOT t.removed AND t.sentences <> '{}'
      AND (near.comment IS NULL OR NOT c.removed AND c.category_id = ANY(${categories}))
    ORDER BY near.place`);

/** The sentence that says most of what the topic is about. */
const closest = (sentences: readonly string[], terms: readonly string[]): string => {
  const said = (sentence: string) => terms.filter((term) => sentence.includes(term)).length;
  return sentences.reduce((best, sentence) => (said(sentence) > said(best) ? sentence : best));
};

/** Up to four sentences of each topic, none twice, from posts that whoever sees these categories can read. */
export const readQuotes = async (
  db: Queryable,
  topics: readonly { id: number; terms: string[] }[],
  near: readonly Near[],
  categories: readonly number[],
): Promise<Map<number, Quote[]>> => {
  const ids = topics.map(({ id }) => id);
  const terms = new Map(topics.map((topic) => [topic.id, topic.terms]));
  const quotes = new Map<number, Quote[]>(ids.map((id) => [id, []]));
  for (const { topic_id, idea, comment, sentences } of await readQuotable(db, near, categories)) {
    const chosen = quotes.get(topic_id) ?? [];
    const sentence = closest(sentences, terms.get(topic_id) ?? []);
    const most = comment === null ? mostOfIdeas : mostQuotes;
    const told = chosen.some((quote) => quote.sentence === sentence);
    if (chosen.length < most && !told) chosen.push({ idea, comment, sentence });
  }
  return quotes;
};
