import { loadavg } from 'node:os';
import { launchChromium } from '../../chromium/launch-chromium.ts';
import { issuer } from '../../stack/wiring.ts';
import { postComment } from '../data/post-comment.ts';
import { postIdea } from '../data/post-idea.ts';
import type { Figure, Measurement } from '../measurement.ts';
import type { Bench } from '../open-bench.ts';
import { median, quantile } from '../statistics.ts';
import { interactionsOf, useIdeaPage, watchInteractions } from '../web/interactions.ts';

const comments = 500;
const atOnce = 10;
const rounds = 3;

/** An idea under which five hundred comments stand. */
async function discussedIdea(bench: Bench): Promise<number> {
  const idea = await postIdea(bench);
  for (let posted = 0; posted < comments; posted += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, () => postComment(bench, idea)));
  }
  return idea;
}

/** What the shell keeps of a session, so that the page is a member's without the provider's form. */
async function sessionOf({ stack, account }: Bench): Promise<[key: string, value: string]> {
  const { id, headers } = await account('member1');
  const user = {
    access_token: headers.authorization.replace('Bearer ', ''),
    token_type: 'Bearer',
    scope: 'openid profile email',
    expires_at: Math.floor(Date.now() / 1000) + 240,
    profile: { sub: id },
  };
  return [`oidc.user:${issuer(stack.wiring)}:ideabox-web`, JSON.stringify(user)];
}

async function visit(bench: Bench, path: string, slowness: number) {
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext({ locale: 'ja-JP' })).newPage();
    await watchInteractions(page);
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), await sessionOf(bench));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.goto(bench.origin + path);
    await page.locator('#comments-title').waitFor({ timeout: 90_000 });
    await page.waitForTimeout(1500);
    const made = await useIdeaPage(page);
    return { made, durations: await interactionsOf(page) };
  } finally {
    await browser.close();
  }
}

export const webInteractions: Measurement = {
  letter: 'j',
  title: 'Interactions on the page of an idea with 500 comments',
  notes: [
    'A member turns pages of comments, orders them anew, opens a reply, writes and votes; durations by the Event Timing API, worst of each visit, median of the visits.',
    'Interactions within a frame (16 ms) are not told apart and count as none.',
  ],
  run: async (bench) => {
    const path = `/idea/${await discussedIdea(bench)}`;
    const figures: Figure[] = [];
    for (const slowness of [1, 4]) {
      const worst: number[] = [];
      const loads: number[] = [];
      let interactions = 0;
      for (let round = 0; round < rounds; round += 1) {
        const { made, durations } = await visit(bench, path, slowness);
        interactions = made;
        worst.push(quantile(durations, 0.98) || 0);
        loads.push(loadavg()[0] ?? 0);
      }
      figures.push({
        name: slowness === 1 ? 'INP' : `INP, processor ${slowness} times slower`,
        value: median(worst),
        unit: 'ms',
        details: { interactions, load: median(loads) },
        ...(slowness === 1 ? { target: { atMost: 100 } } : {}),
      });
    }
    return figures;
  },
};
