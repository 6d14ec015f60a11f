import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { subscribe } from '../../../gateway/e2e/member-channel.ts';
import { accountNames } from '../../bench/accounts.ts';
import { ask, atOnce, newCategory, newIdea, resultsOf } from '../ask-site.ts';
import { until } from '../pods.ts';
import type { Site } from '../site.ts';

const word = () => randomUUID().slice(0, 8);
const looks = 20;
const lateMs = 3_000;

interface Page {
  contents: string;
}

/** What an administrator changes is seen by everybody within five seconds, whichever pod they ask. */
export async function settings(site: Site): Promise<string> {
  const path = '/pages/about';
  const before = await resultsOf(ask<Page>(site, path));
  const write = (contents: string) =>
    resultsOf(ask(site, path, { by: 'admin1', method: 'PUT', body: { contents } }));
  const contents = randomUUID();
  await write(contents);
  const began = Date.now();
  await until('what was changed is seen by all', 5, async () => {
    const seen = await atOnce(looks, () => resultsOf(ask<Page>(site, path)));
    return seen.every((page) => page.contents.includes(contents));
  });
  const seconds = ((Date.now() - began) / 1_000).toFixed(1);
  await write(before.contents);
  return `a change seen by ${looks} of ${looks} after ${seconds} s`;
}

/** What is told to a member reaches all of their open pages, once each. */
export async function pushes(site: Site): Promise<string> {
  const category = await newCategory(site, word());
  const { id } = await newIdea(site, `知らせる ${word()}`, category.id);
  const member = await site.account('member1');
  const heard: number[][] = [];
  const pages = await atOnce(looks, async (index) => {
    const page = await subscribe(site.origin, member);
    heard[index] = [];
    page.channel.bind('PushNotification', ({ notification_id }: { notification_id: number }) =>
      heard[index]?.push(notification_id),
    );
    return page;
  });
  try {
    const body = { idea_id: id, contents: randomUUID() };
    await resultsOf(ask(site, '/comments', { by: 'member2', method: 'POST', body }));
    await until('all pages have heard', 20, async () => heard.every((some) => some.length > 0));
    await wait(lateMs);
    const said = new Set(heard.map((some) => some.join()));
    if (said.size !== 1 || heard[0]?.length !== 1)
      throw new Error(`pages have heard ${[...said].join(' and ')}`);
    return `1 notification on ${looks} pages, once each`;
  } finally {
    for (const { close } of pages) close();
  }
}

/** The smallest PNG there is. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture that one pod took is shown by all. */
export async function pictures(site: Site): Promise<string> {
  const { id } = await site.account('member1');
  await resultsOf(ask(site, `/members/${id}/icon`, { by: 'member1', method: 'PUT', body: pixel }));
  const { user_icon_src } = await resultsOf(ask<{ user_icon_src: string }>(site, `/members/${id}`));
  const { pathname, search } = new URL(user_icon_src, site.origin);
  const sizes = await atOnce(looks, async () => {
    const answer = await fetch(`${site.origin}${pathname}${search}`);
    return `${answer.status} ${(await answer.arrayBuffer()).byteLength}`;
  });
  const [size] = sizes;
  if (new Set(sizes).size !== 1 || !size?.startsWith('200 '))
    throw new Error(`a picture was ${sizes.join(', ')}`);
  return `a picture shown ${looks} times alike`;
}

interface Notification {
  id: number;
  contents: string;
}

/** A category that the clock closes is told of once. */
export async function clock(site: Site): Promise<string> {
  const name = word();
  const soon = new Date(Date.now() + 5_000).toISOString();
  const category = await newCategory(site, name, { until: soon });
  const told = async (): Promise<number> => {
    const lists = await Promise.all(
      accountNames.map(async (by) => {
        const { id } = await site.account(by);
        return resultsOf(ask<Notification[]>(site, `/members/${id}/notifications?limit=50`, { by }));
      }),
    );
    return lists.flat().filter((one) => JSON.stringify(one).includes(name)).length;
  };
  await until(
    `category ${category.id} is told of`,
    30,
    async () => (await told()) >= 2 * accountNames.length,
  );
  await wait(lateMs);
  const count = await told();
  return `a category opened and closed told ${count} times to ${accountNames.length} members`;
}
