import type { Page, Route } from 'playwright-core';

const fetched = async (route: Route, change: (text: string) => string) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

/** The site as it is with other features, for this page alone: the product's own count for everyone, and other journeys rely on them. */
export async function withFeatures(page: Page, features: Record<string, string>): Promise<void> {
  const inDocument = (html: string) =>
    Object.entries(features).reduce((text, [key, value]) => {
      const known = new RegExp(`"${key}":"[^"]*"`);
      if (!known.test(text)) throw new Error(`the document says nothing of ${key}`);
      return text.replace(known, `"${key}":"${value}"`);
    }, html);
  const inAnswer = (json: string) => {
    const answer = JSON.parse(json);
    const results = answer.results.map((row: { search_key: string; value: string }) => ({
      ...row,
      value: features[row.search_key] ?? row.value,
    }));
    return JSON.stringify({ ...answer, results });
  };
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() && !route.request().url().includes('/realms/')
      ? fetched(route, inDocument)
      : route.fallback(),
  );
  await page.route('**/api/v1/features?**', (route) => fetched(route, inAnswer));
}
