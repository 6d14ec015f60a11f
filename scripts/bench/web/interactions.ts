import type { Page } from 'playwright-core';

/** Runs in the page: notes how long each interaction took until it was seen. */
const observer = `
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries())
      if (id > 0) window.interactions.set(id, Math.max(duration, window.interactions.get(id) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** From before the first document on, asks the Event Timing API. */
export const watchInteractions = (page: Page): Promise<unknown> => page.addInitScript({ content: observer });

/** Milliseconds of every interaction that took longer than a frame. */
export const interactionsOf = (page: Page): Promise<number[]> =>
  page.evaluate<number[]>('[...window.interactions.values()]');

/** What a reader does on the page of an idea: reads on, orders anew, answers, writes, votes. */
export async function useIdeaPage(page: Page): Promise<number> {
  let made = 0;
  const click = async (role: 'link' | 'button', name: RegExp) => {
    const target = page.getByRole('main').getByRole(role, { name }).first();
    // What has gone meanwhile, as a form that was closed, is not clicked.
    const clicked = await target.click({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (!clicked) return;
    await page.waitForTimeout(400);
    made += 1;
  };
  const section = page.getByRole('main');
  await click('link', /古い順/);
  await click('link', /新しい順|新着順/);
  await click('link', /次|^2$|2ページ/);
  await click('button', /返信する/);
  await click('button', /キャンセル|やめる/);
  const field = section.getByRole('textbox').first();
  if ((await field.count()) > 0) {
    await field.pressSequentially('この案に賛成します。理由を書きます。', { delay: 60 });
    made += 18;
  }
  await click('button', /^賛成|賛成/);
  await page.waitForTimeout(400);
  return made;
}
