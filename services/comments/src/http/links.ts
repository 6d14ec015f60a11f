import type { LinkRules } from '@ideabox/text';
import type { Context } from '../context.ts';

/** Where the site is while its settings have not been heard of. */
const defaultSite = 'http://localhost:8080';

/** What becomes a link in a comment: web addresses, and `@` with the number of an idea. */
export const linksOf = ({ settings }: Context): LinkRules => ({
  site: settings.feature('frontend_url') || defaultSite,
  pathOf: (number) => `/idea/${number}`,
});
