import { eventually } from '@ideabox/testing';
import { api, as } from '../e2e/product.ts';
import { writeThrough } from './accepted.ts';
import { allBack, newIdeas, notificationsAbout, patienceMs } from './after-kills.ts';
import { kill } from './kill.ts';

afterEach(allBack);

test.each([
  ['comments', ['comments']],
  ['notifications', ['notifications']],
  ['both, and NATS', ['comments', 'notifications', 'nats']],
])(
  '%s killed while comments arrive: nothing accepted is lost, and every notification arrives once',
  async (_, names) => {
    const ideas = await newIdeas(15);
    const headers = await as('member2');
    const { answers } = await writeThrough(
      ideas.map(
        (idea) => () =>
          api
            .post('/comments')
            .set(headers)
            .send({ idea_id: idea, contents: `意見です ${idea}` }),
      ),
      () => names.forEach(kill),
      3,
    );
    // A comment whose answer was lost with the service is there: the second try is told that it is.
    for (const answer of answers) expect([201, 409]).toContain(answer.status);
    await eventually(async () => {
      const about = await notificationsAbout(ideas, 'comment_on_idea');
      expect([...about].sort((a, b) => a - b)).toEqual(ideas);
      for (const idea of ideas) expect((await api.get(`/ideas/${idea}`)).body.results.comment_count).toBe(1);
    }, patienceMs);
  },
);
