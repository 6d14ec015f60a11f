import { on } from '@ideabox/events';
import type { Queryable } from '@ideabox/postgres';
import type { IdeaChanged__Output as IdeaChanged } from '@ideabox/protos/ideas/v1/IdeaChanged';
import type { Context } from '../context.ts';
import { applyFacts } from '../store/facts/apply-facts.ts';
import { ideaFacts } from '../store/facts/idea-facts.ts';
import { queueTexts } from '../terms/queue-texts.ts';
import { textOfIdea } from '../terms/text.ts';

/** Ideas one by one and as imported, to the same effect; their words are found afterwards. */
export const ideas = ({ terms }: Pick<Context, 'terms'>) => {
  const apply = async (tx: Queryable, changed: IdeaChanged[]) => {
    await applyFacts(tx, ideaFacts, changed);
    await queueTexts(tx, changed.map(textOfIdea));
    return terms.wake;
  };
  return [
    on('ideas.v1.IdeaChanged', apply),
    on('ideas.v1.IdeasImported', (tx, events) =>
      apply(
        tx,
        events.flatMap((event) => event.ideas),
      ),
    ),
  ];
};
