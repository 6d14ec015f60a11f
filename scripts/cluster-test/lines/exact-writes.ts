import { randomUUID } from 'node:crypto';
import { accountNames } from '../../bench/accounts.ts';
import { ask, atOnce, newCategory, newIdea } from '../ask-site.ts';
import { until } from '../pods.ts';
import type { Site } from '../site.ts';

const word = () => randomUUID().slice(0, 8);
const patienceSeconds = 20;
const atATime = 20;

interface Counts {
  positive_count: number;
  negative_count: number;
  comment_count: number;
}

/** Everybody votes this way and that at once, and comments; what the idea says in the end is what they did last. */
export async function counts(site: Site): Promise<string> {
  const category = await newCategory(site, word());
  const { id } = await newIdea(site, `数える ${word()}`, category.id);
  const vote = (type: string) =>
    Promise.all(
      accountNames.map((by) => ask(site, `/ideas/${id}/vote`, { by, method: 'PUT', body: { type } })),
    );
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => vote(index % 2 === 0 ? 'positive' : 'negative')),
  );
  await vote('positive');
  await atOnce(atATime, () =>
    ask(site, '/comments', {
      ...{ by: 'member2', method: 'POST', body: { idea_id: id, contents: randomUUID() } },
    }),
  );
  await until('votes and comments are counted', patienceSeconds, async () => {
    const { results } = await ask<Counts>(site, `/ideas/${id}`);
    const { positive_count, negative_count, comment_count } = results;
    return positive_count === accountNames.length && negative_count === 0 && comment_count === atATime;
  });
  return `${accountNames.length} votes of ${11 * accountNames.length}, ${atATime} comments`;
}

/** One key from many sides at once is one idea. */
export async function keys(site: Site): Promise<string> {
  const category = await newCategory(site, word());
  const body = { name: `一度だけ ${word()}`, contents: '一度だけ', category: category.id };
  const key = randomUUID();
  const send = () => ask<{ id: number }>(site, '/ideas', { by: 'member1', method: 'POST', key, body });
  const answers = await atOnce(atATime, send);
  const made = new Set(
    [...answers, await send()].flatMap(({ status, results }) => (status < 300 ? [results.id] : [])),
  );
  const other = [...new Set(answers.map(({ status }) => status))].filter(
    (status) => status >= 300 && status !== 409,
  );
  if (made.size !== 1 || other.length > 0)
    throw new Error(`one key made ${made.size} ideas, and was answered ${other.join(', ')}`);
  return `1 idea of ${atATime + 1} posts with one key`;
}

const writesAMinute = 60;

/** What a member may write in a minute is counted over all pods. */
export async function limits(site: Site): Promise<string> {
  const over = 20;
  const body = { name: '', contents: '', category: 0 };
  const answers = await atOnce(writesAMinute + over, () =>
    ask(site, '/ideas', { by: 'semioperator1', method: 'POST', body }),
  );
  const told = answers.filter(({ status }) => status === 429).length;
  if (told !== over)
    throw new Error(`${told} of ${answers.length} writes were told to come again, not ${over}`);
  return `${told} of ${answers.length} writes in a minute told to come again`;
}
