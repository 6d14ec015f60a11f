import type { Page } from 'playwright-core';

const expected = /Failed to load resource: the server responded with a status of 404/;

declare global {
  interface Window {
    reportViolation: (violation: string) => void;
  }
}

export type Problems = {
  /** Errors on the console and uncaught ones; an address that is rightly not found is none. */
  errors: string[];
  /** What the content security policy stopped. */
  violations: string[];
};

/** Listens, from before the first document on, to what the browser complains about. */
export async function watchProblems(page: Page): Promise<Problems> {
  const problems: Problems = { errors: [], violations: [] };
  page.on('console', (message) => {
    if (message.type() !== 'error' || expected.test(message.text())) return;
    problems.errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.errors.push(String(error)));
  await page.exposeFunction('reportViolation', (violation: string) => problems.violations.push(violation));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      window.reportViolation(`${event.effectiveDirective} ${event.blockedURI} at ${event.sourceFile}`),
    ),
  );
  return problems;
}
