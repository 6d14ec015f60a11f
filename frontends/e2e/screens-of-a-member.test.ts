import { api, as, postIdea } from '../../gateway/e2e/product.ts';
import { memberScreens } from './support/screens.ts';
import { useBrowser } from './support/use-browser.ts';
import { walkScreens } from './support/walk-screens.ts';

const { member } = useBrowser();

/** So that there is a notification in the panel, unread. */
beforeAll(async () => {
  const idea_id = await postIdea('member1');
  const answer = await api
    .post('/comments')
    .set(await as('member2'))
    .send({ idea_id, contents: '通知の欄に載る意見です。' });
  expect(answer.status).toBe(201);
});

walkScreens(memberScreens, () => member('member1'));
