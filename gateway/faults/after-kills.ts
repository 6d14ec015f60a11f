import { eventually } from '@ideabox/testing';
import { accountIds, api, as, postIdea } from '../e2e/product.ts';

/** What was killed starts again, and what it had taken is given out again: both take seconds, on a slow machine many. */
export const patienceMs = 90_000;

export const newIdeas = async (count: number, more: object = {}): Promise<number[]> => {
  const ideas: number[] = [];
  for (let index = 0; index < count; index += 1) ideas.push(await postIdea('member1', more));
  return ideas;
};

/** Which of their ideas the author has been told of, as often as they have been. */
export const notificationsAbout = async (ideas: number[], type: string): Promise<number[]> => {
  const { body } = await api
    .get(`/members/${accountIds.member1}/notifications?limit=999`)
    .set(await as('member1'));
  return body.results
    .filter(
      (item: { idea: { id: number } | null; type: string }) =>
        item.type === type && ideas.includes(item.idea?.id ?? 0),
    )
    .map((item: { idea: { id: number } }) => item.idea.id);
};

export const ok = async (path: string) => expect((await api.get(path)).status).toBe(200);

/** A service that was killed answers again, so that one test does not trouble the next. */
export const allBack = () =>
  eventually(async () => {
    for (const path of ['/features', '/ideas', '/comments', '/analytics/ideas', '/members']) await ok(path);
    await as('member1').then((headers) =>
      api.get(`/members/${accountIds.member1}/notifications`).set(headers).expect(200),
    );
  }, patienceMs);
