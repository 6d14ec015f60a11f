import { on } from '@ideabox/events';
import type { Context } from '../context.ts';
import { markdownExcerpt } from '../domain/excerpt.ts';
import { messageOf } from '../domain/notification.ts';
import { insertBroadcasts } from '../store/broadcasts/insert-broadcasts.ts';
import { applyAnswers } from '../store/projections/answers.ts';

/** Has everyone told whom the idea concerns, when its answer is new or stands otherwise; new words alone tell nobody. */
export const answerChanged = (context: Context) =>
  on('ideas.v1.AnswerChanged', async (tx, events) => {
    const changed = await applyAnswers(tx, events);
    const broadcasts = changed
      .filter((answer) => answer.status !== '')
      .map(({ idea_id, actor_id, status, contents, revision }) => ({
        ...messageOf('official_answer', {
          idea_id,
          actor_id,
          parameters: { status, excerpt: markdownExcerpt(contents) },
        }),
        key: `answer:${idea_id}:${revision}`,
        audience: 'followers' as const,
      }));
    await insertBroadcasts(tx, broadcasts);
    return context.alarms.broadcasts.ring;
  });
