import type { Page, Request, Route } from 'playwright-core';
import type { Answer } from '../../../platform/testing/src/answer.ts';
import { type Fault, faults } from '../../../platform/testing/src/faults.ts';

/** What stands at the edge of the browser for a backend that does not do its part. */
const meet = (route: Route, fault: Fault) => {
  const answer: Answer = faults[fault];
  if (answer === 'nothing') return route.abort();
  const { status, headers, body } = answer;
  return typeof body === 'string'
    ? route.fulfill({ status, headers, contentType: 'text/html', body })
    : route.fulfill({ status, headers, json: body });
};

const apiCalls = '**/api/v1/**';

/** Every question to the API from here on meets the fault. */
export const breakReads = (page: Page, fault: Fault): Promise<unknown> =>
  page.route(apiCalls, (route) => (isWrite(route.request()) ? route.continue() : meet(route, fault)));

export const mendApi = (page: Page): Promise<void> => page.unroute(apiCalls);

/** Everything sent to the API meets the fault; after it was taken where `taken` says so, as when an answer gets lost. */
export const breakWrites = (page: Page, fault: Fault, { taken = false } = {}): Promise<unknown> =>
  page.route(apiCalls, async (route) => {
    if (!isWrite(route.request())) return route.continue();
    if (taken) await route.fetch();
    return meet(route, fault);
  });

/** What a page tells of its use, and how it listens, is nobody's wish. */
export const isWrite = (request: Request): boolean =>
  request.url().includes('/api/v1/') &&
  request.method() !== 'GET' &&
  !/\/(analytics|broadcasting|read)\b/.test(request.url());
