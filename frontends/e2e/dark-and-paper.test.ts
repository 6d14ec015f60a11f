import { api, as, origin, postIdea } from '../../gateway/e2e/product.ts';
import { drawn } from './support/browser/drawn.ts';
import { desktop, phone, useBrowser } from './support/browser/use-browser.ts';
import { axe } from './support/looks/axe.ts';

const { member } = useBrowser();

/** An idea with a vote and an official answer. */
const answeredIdea = async () => {
  const id = await postIdea('supporter1');
  const answer = { contents: '試験の回答です。', status: 'adopted', organisation: '試験の庁' };
  await api
    .put(`/ideas/${id}/answer`)
    .set(await as('operator1'))
    .send(answer);
  await api
    .put(`/ideas/${id}/vote`)
    .set(await as('semioperator1'))
    .send({ type: 'positive' });
  return id;
};

test.each([
  ['desktop', desktop],
  ['phone', phone],
])('in the dark of the device, on a %s, everything can be read', async (_, viewport) => {
  const id = await answeredIdea();
  const page = await member('member2', { colorScheme: 'dark', viewport });
  for (const address of [`/idea/${id}`, '/', '/ideas', '/analyze']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await drawn(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(26, 26, 26)',
    );
    expect([address, await axe(page)]).toEqual([address, []]);
  }
});

test('on paper, an idea is its text, answer, votes and comments with its address, and nothing to press', async () => {
  const id = await answeredIdea();
  const comment = { idea_id: id, contents: '紙にも残る意見です。' };
  expect(
    (
      await api
        .post('/comments')
        .set(await as('member2'))
        .send(comment)
    ).status,
  ).toBe(201);
  const page = await member('member2');
  await page.goto(`/idea/${id}`);
  await page.getByText(comment.contents).waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const words = ['試験の回答です。', '賛成1−反対0＝1', comment.contents, `${origin}/idea/${id}`];
  for (const each of words)
    expect([each, await page.getByText(each).first().isVisible()]).toEqual([each, true]);
  const controls = page.locator('button, input, select, textarea, nav, summary').filter({ visible: true });
  expect(await controls.count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});
