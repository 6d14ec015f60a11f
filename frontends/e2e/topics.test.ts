import { eventually } from '@ideabox/testing';
import type { Locator, Page } from 'playwright-core';
import { api, as } from '../../gateway/e2e/product.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { axe } from './support/looks/axe.ts';

const { visitor, member } = useBrowser();

type Topic = { id: number; name: string; quotes: { idea: number; sentence: string }[] };

const topics = async (headers = {}): Promise<Topic[]> =>
  (await api.get('/analytics/topics?period_start=1970-01-01').set(headers)).body.results;

/** A topic with something to quote, and not the largest, which other tests take. */
const quoted = () =>
  eventually(async () => {
    const [, topic] = (await topics()).filter(({ quotes }) => quotes.length > 1);
    expect(topic).toBeDefined();
    return topic as Topic;
  });

/** Opens their page with one of those that stand on it: what other tests post is grouped anew meanwhile, and a topic may end. */
const openTopics = async (page: Page): Promise<{ one: Topic; topic: Locator; name: Locator }> => {
  const one = await quoted();
  await page.goto('/analyze/topics?period=whole');
  await page.locator('[id^=topic-]').first().waitFor();
  const topic = page.locator(`#topic-${one.id}`);
  if ((await topic.count()) === 0) return openTopics(page);
  return { one, topic, name: topic.getByRole('heading', { level: 3 }).getByRole('link') };
};

test('a visitor opens a topic by keyboard, goes back, and reads its ideas', async () => {
  const page = await visitor();
  const { one, topic, name } = await openTopics(page);
  await name.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('topic') === `${one.id}`);
  for (const { sentence } of one.quotes) await topic.getByText(sentence).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.goBack();
  await topic.getByRole('link', { expanded: false }).waitFor();
  await topic.getByRole('link', { name: /^この話題のアイデアを読む/ }).click();
  await page.getByText(`話題： ${one.name}`).waitFor();
  await page.locator(`main a[href*="/idea/${one.quotes[0]?.idea}"]`).first().waitFor();
  await page.getByRole('link', { name: '話題の絞り込みを外す' }).click();
  await page.waitForURL((url) => !url.searchParams.has('topic'));
});

test('an operator names a topic and hides it; others do not see it then', async () => {
  const operator = await as('operator1');
  const page = await member('operator1');
  const { one, topic, name } = await openTopics(page);
  try {
    await name.click();
    await topic.getByRole('button', { name: '名前を変える' }).click();
    const other = `暮らしと${one.id}`;
    await topic.getByRole('textbox').fill(other);
    await topic.getByRole('button', { name: 'この名前にする' }).click();
    await topic.getByRole('link', { name: other, expanded: true }).waitFor();
    await topic.getByRole('button', { name: 'この話題を隠す' }).click();
    await topic.getByText('非表示').waitFor();
    await eventually(async () => expect((await topics()).map(({ id }) => id)).not.toContain(one.id));
    expect(await topics(operator)).toContainEqual(expect.objectContaining({ id: one.id, name: other }));
  } finally {
    await api.put(`/analytics/topics/${one.id}`).set(operator).send({ name: null, hidden: false });
  }
});

test('the guide gives the points that the API says', async () => {
  const { body } = await api.get('/openapi.json');
  const said = body.paths['/analytics/leaders'].get.summary.match(/\d+/g);
  const page = await visitor();
  await page.goto('/analyze/leaders-guide');
  const formula = page.getByRole('main').getByRole('list').first();
  const told = ((await formula.textContent()) ?? '').match(/\d+(?=ポイント|つ星)/g) ?? [];
  expect(said.toSorted()).toEqual(told.toSorted());
});
