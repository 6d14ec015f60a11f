import type { Page } from 'playwright-core';
import { isWrite } from '../product/faults.ts';

/**
 * The API takes the member's token no longer, and the provider gives no other. What is sent next is what notices it: if
 * a list that is fetched meanwhile did, the page would be another one by then.
 */
export async function endSession(page: Page): Promise<void> {
  await page.route('**/api/v1/**', (route) =>
    isWrite(route.request()) && route.request().headers().authorization
      ? route.fulfill({ status: 401, json: { message: 'Token expired' } })
      : route.continue(),
  );
  await page.route('**/token', (route) =>
    route.fulfill({ status: 400, json: { error: 'invalid_grant', error_description: 'over' } }),
  );
}

/** The provider still knows who it is: a press on the login leads straight back. */
export const letLogIn = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' });
