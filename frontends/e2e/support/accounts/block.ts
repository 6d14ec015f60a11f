import { eventually } from '@ideabox/testing';
import { api } from '../../../../gateway/e2e/product.ts';

type Blocker = { id: string; headers: Record<string, string> };

/** Blocks a member, and waits until the service that has their post, `/ideas/1` or `/comments/1`, has heard of it. */
export async function block(blocker: Blocker, blocked: string, post: string): Promise<void> {
  const answer = await api
    .post(`/members/${blocker.id}/block_users`)
    .set(blocker.headers)
    .send({ id: blocked });
  if (answer.status !== 201) throw new Error(`blocking answered ${answer.status}: ${answer.text}`);
  await eventually(async () => {
    const { body } = await api.get(post).query({ fields: 'is_blocked' }).set(blocker.headers);
    if (body.results.is_blocked !== true) throw new Error(`${post} is not known to be of a blocked member`);
  });
}
