import { type Database, sql } from '@ideabox/postgres';
import { applyFacts } from '../store/facts/apply-facts.ts';
import type { Analyser } from './analyser.ts';
import type { Findings } from './term-process.ts';
import type { Text } from './text.ts';
import { type TextTerms, textTerms } from './text-terms.ts';

const batch = 100;

type Queued = Text & { replayed: boolean };

const withFindings = (
  { text: _, tags: __, replayed: ___, ...rest }: Queued,
  { terms, sentences }: Findings = { terms: [], sentences: [] },
): TextTerms => ({ ...rest, terms, sentences });

/**
 * Finds the words of some texts that wait. They stay locked until their words are counted, so that another process
 * takes others, and none is lost when this one dies. @returns how many there were.
 */
export const analyseQueued = (db: Database, analyser: Analyser): Promise<number> =>
  db.transaction(async (tx) => {
    const queued = await tx.rows<Queued>(sql`
      SELECT kind, id, text, tags, category_id, role, removed, date_entered, revision, replayed FROM text_queue
      ORDER BY kind, id LIMIT ${batch} FOR UPDATE SKIP LOCKED`);
    if (queued.length === 0) return 0;
    const found = await analyser.findIn(queued.map(({ text, tags }) => ({ text, tags })));
    const done = queued.map((text, index) => ({ text, terms: withFindings(text, found[index]) }));
    const of = (replayed: boolean) =>
      done.filter(({ text }) => text.replayed === replayed).map(({ terms }) => terms);
    await applyFacts(tx, textTerms, of(false));
    await applyFacts(tx, textTerms, of(true), 'replay');
    await tx.run(sql`
      DELETE FROM text_queue USING unnest(${queued.map(({ kind }) => kind)}::text[],
        ${queued.map(({ id }) => id)}::bigint[]) AS done (kind, id)
      WHERE text_queue.kind = done.kind AND text_queue.id = done.id`);
    return queued.length;
  });
