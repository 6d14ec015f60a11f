import type { LinkRules } from '@ideabox/text';

/** How contents are linked: `@123` leads to idea 123, and addresses of the site stay within it. */
export const linksWithin = (publicUrl: string): LinkRules => ({
  site: publicUrl,
  pathOf: (number) => `/idea/${number}`,
});

/** The same for readers who are not on the site. */
export const linksFromElsewhere = (publicUrl: string): LinkRules => ({
  ...linksWithin(publicUrl),
  base: new URL(publicUrl).origin,
});
