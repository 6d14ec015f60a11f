import type { Page, Request, Route } from 'playwright-core';

/** What stands at the edge of the browser for a backend that does not do its part. */
const faults = {
  503: (route: Route) =>
    route.fulfill({ status: 503, json: { message: 'Service unavailable', request_id: 'x' } }),
  429: (route: Route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '7' },
      json: { message: 'server_many_request', request_id: 'x' },
    }),
  'HTML instead of JSON': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
  nothing: (route: Route) => route.abort(),
};
export type Fault = keyof typeof faults;

const apiCalls = '**/api/v1/**';

/** Every question to the API from here on meets the fault. */
export const breakReads = (page: Page, fault: Fault): Promise<unknown> =>
  page.route(apiCalls, (route) => (isWrite(route.request()) ? route.continue() : faults[fault](route)));

export const mendApi = (page: Page): Promise<void> => page.unroute(apiCalls);

/** Everything sent to the API meets the fault; after it was taken where `taken` says so, as when an answer gets lost. */
export const breakWrites = (page: Page, fault: Fault, { taken = false } = {}): Promise<unknown> =>
  page.route(apiCalls, async (route) => {
    if (!isWrite(route.request())) return route.continue();
    if (taken) await route.fetch();
    return faults[fault](route);
  });

/** What a page tells of its use, and how it listens, is nobody's wish. */
export const isWrite = (request: Request): boolean =>
  request.url().includes('/api/v1/') &&
  request.method() !== 'GET' &&
  !/\/(analytics|broadcasting|read)\b/.test(request.url());
