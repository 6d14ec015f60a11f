import { scriptsOfLinks } from './scripts-of-links.ts';

const remote = {
  name: 'public',
  entry: '/remotes/public/entry.js',
  dialogs: [],
  routes: [
    { path: '/ideas', title: '', layout: 'default', page: 'ideas', scripts: ['/entry.js', '/ideas.js'] },
    { path: '/idea/:id', title: '', layout: 'default', page: 'idea', scripts: ['/entry.js', '/idea.js'] },
  ] as const,
};
const config = (basename: string) => ({ remotes: [remote] as never, basename });
const link = (pathname: string, origin = 'https://here.example') => ({ origin, pathname });
const of = (links: ReturnType<typeof link>[], basename = '') =>
  scriptsOfLinks(links, config(basename), 'https://here.example');

test.each([
  ['the same page twice', [link('/idea/1'), link('/idea/2')], '', ['/entry.js', '/idea.js']],
  ['two pages', [link('/ideas'), link('/idea/2')], '', ['/entry.js', '/ideas.js', '/idea.js']],
  ['another site', [link('/ideas', 'https://there.example')], '', []],
  ['no page of ours', [link('/api/v1/ideas')], '', []],
  ['a page in another language', [link('/en/ideas'), link('/ideas')], '/en', ['/entry.js', '/ideas.js']],
])('the scripts of links to %s', (_, links, basename, scripts) => {
  expect(of(links, basename)).toEqual(scripts);
});
