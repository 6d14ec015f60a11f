import type { RouteEntry } from '../../platform/contract/src/route-entry.ts';

type Named = {
  /** Of its messages. */
  name: string;
  title?: string;
  /** The words that it begins with, where it shows no figures of days. */
  first?: { heading: string; texts: string[] };
};

/** A page whose heading and lead are messages by its name; of one that shows figures it is said whose days they are of. */
const page = (path: string, page: string, { name, title = `${name}.title`, first }: Named): RouteEntry => ({
  ...{ path, title, layout: 'dashboard', page },
  intro: {
    heading: `${name}.title`,
    lead: [`${name}.lead`, ...(first ? [] : ['dashboard.timezone'])],
    ...(first && { first }),
  },
});

/** The addresses of this remote; `page` names an entry of `remote.ts`. */
export const routes: RouteEntry[] = [
  page('/analyze', 'overview', { name: 'overview', title: 'dashboard.title' }),
  page('/analyze/access', 'access', { name: 'access' }),
  page('/analyze/overview/:role?', 'posts', { name: 'posts' }),
  page('/analyze/user/:role?', 'members', { name: 'attributes' }),
  page('/analyze/topics', 'topics', { name: 'topics' }),
  page('/analyze/leaders', 'leaders', { name: 'leaders' }),
  page('/analyze/leaders-guide', 'leadersGuide', {
    name: 'leaders_guide',
    first: {
      heading: 'leaders_guide.formula',
      texts: ['leaders_guide.formula.lead', 'leaders_guide.period'],
    },
  }),
  page('/analyze/data', 'data', {
    name: 'data',
    first: { heading: 'data.ask', texts: ['data.ask.open', 'data.ask.forms', 'data.ask.timezone'] },
  }),
];
