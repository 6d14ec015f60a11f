import type { Page } from 'playwright-core';

/** Where an edit is seen. */
export interface Site {
  origin: string;
  page: Page;
}

/** An edit of one file that can be told from every other. */
export interface Kind {
  name: string;
  file: string;
  /** Stands once in the file. */
  find: string;
  /** @param mark a number that is new with each edit */
  replaced: (mark: number) => string;
  isSeen: (site: Site, mark: number) => Promise<boolean>;
}

const heading = 'main h1';
const headline = ({ page }: Site) => page.locator(heading).first();
const isShown = (site: Site, text: string) =>
  headline(site)
    .textContent()
    .then((shown) => shown?.includes(text) ?? false);
const indent = `getComputedStyle(document.querySelector('${heading}')).textIndent`;
const hasIndent = async ({ page }: Site, pixels: string) => (await page.evaluate(indent)) === pixels;
const answers = async ({ origin }: Site, path: string, text: string) =>
  (await (await fetch(`${origin}${path}`)).text()).includes(text);

const page = 'frontends/public/src/features/ideas/ideas-page.tsx';
const title = "<h1 css={type.h1}>{text('ideas.title')}</h1>";

/** One file of each kind that people edit; those of screens are seen on the page of all ideas. */
export const kinds: Kind[] = [
  {
    name: 'component',
    file: page,
    find: title,
    replaced: (mark) => `<h1 css={type.h1}>{text('ideas.title')} {${mark}}</h1>`,
    isSeen: (site, mark) => isShown(site, String(mark)),
  },
  {
    name: 'style',
    file: page,
    find: title,
    replaced: (mark) => title.replace('type.h1', `[type.h1, css({ textIndent: ${mark} })]`),
    isSeen: (site, mark) => hasIndent(site, `${mark}px`),
  },
  {
    name: 'message',
    file: 'frontends/public/messages/ja.json',
    find: '"ideas.title": "アイデア一覧"',
    replaced: (mark) => `"ideas.title": "アイデア一覧 ${mark}"`,
    isSeen: (site, mark) => isShown(site, String(mark)),
  },
  {
    name: 'style of the platform',
    file: 'frontends/platform/ui/src/theme.ts',
    find: '  h1: { ',
    replaced: (mark) => `  h1: { textIndent: ${mark}, `,
    isSeen: (site, mark) => hasIndent(site, `${mark}px`),
  },
  {
    name: 'service',
    file: 'services/ideas/src/http/errors.ts',
    find: 'not found`',
    replaced: (mark) => `not found ${mark}\``,
    isSeen: (site, mark) => answers(site, '/api/v1/ideas/2147483647', `not found ${mark}`),
  },
  {
    name: 'platform of services',
    file: 'services/platform/http/src/read-query.ts',
    find: "new ApiError(400, 'Invalid Request', {",
    replaced: (mark) => `new ApiError(400, 'Invalid Request ${mark}', {`,
    isSeen: (site, mark) => answers(site, `/api/v1/ideas?unknown=${mark}`, `Invalid Request ${mark}`),
  },
  {
    name: 'gateway',
    file: 'gateway/src/health.ts',
    find: "response.send('ok'));",
    replaced: (mark) => `response.send('ok ${mark}'));`,
    isSeen: (site, mark) => answers(site, '/livez', `ok ${mark}`),
  },
];
