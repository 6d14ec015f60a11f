import type { RemoteDescriptor } from '@ideabox/contract';
import { rewriteDocument } from './rewrite-document.ts';

const route = { path: '/', title: 'home.title', layout: 'default' as const, page: 'home' };
const told = (name: string, ...scripts: string[]) => ({
  name,
  entry: `/remotes/${name}/remote-entry.0123456789ab.js`,
  dialogs: [],
  routes: [{ ...route, scripts }],
});
const site = {
  locale: 'ja',
  oidc: { issuer: 'https://id.example', clientId: 'ideabox-web' },
  data: [['</script><b>', '$& $1']],
  remotes: [
    told('public', '/remotes/public/page-home.0123456789ab.js'),
    told('member', '/remotes/member/page-me.0123456789ab.js', '/assets/controls.0123456789ab.js'),
  ],
};
const preload = (address: string) => `<link rel="preload" as="script" href="${address}" nonce="n0nce">`;
const documentOf = (config: unknown) => `<!doctype html>
<html lang="ja">
<head>
${preload('/assets/shell.0123456789ab.js')}
${preload('/remotes/public/page-home.0123456789ab.js')}
${preload('/remotes/member/page-me.0123456789ab.js')}
</head>
<body>
<div id="app"><h1>words</h1></div>
<script type="application/json" id="page-config" nonce="n0nce">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>
<template id="scripts"><script src="/assets/shell.0123456789ab.js" nonce="n0nce"></script></template>
<script nonce="n0nce">start()</script>
</body>
</html>
`;
const here: RemoteDescriptor = {
  name: 'public',
  entry: '/remotes/public/remote-entry.js',
  dialogs: ['post-idea'],
  routes: [{ ...route, files: ['page-home.js'], messages: {}, shared: [] }],
};

const configIn = (html: string) =>
  JSON.parse(/id="page-config"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '') as typeof site;

test('the shell and what is watched come from here, with the nonce of the document; the rest stays', () => {
  const html = rewriteDocument(documentOf(site), { shell: ['/assets/shell.js'], remotes: [here] });
  expect(html).toContain(
    '<template id="scripts"><script src="/assets/shell.js" nonce="n0nce"></script></template>',
  );
  expect(configIn(html).remotes).toEqual([
    { ...here, routes: [{ ...route, scripts: [] }] },
    { ...site.remotes[1], routes: [{ ...route, scripts: ['/remotes/member/page-me.0123456789ab.js'] }] },
  ]);
  expect(html.match(/<link [^>]*>/g)).toEqual([preload('/remotes/member/page-me.0123456789ab.js')]);
  expect(html).toContain('<div id="app"><h1>words</h1></div>');
});

test("another site's shell stays, and what it shares is fetched ahead as before", () => {
  const html = rewriteDocument(documentOf(site), { shell: null, remotes: [here] });
  expect(html).toContain('<script src="/assets/shell.0123456789ab.js" nonce="n0nce"></script>');
  expect(html).toContain(preload('/assets/shell.0123456789ab.js'));
  expect(html).not.toContain('page-home.0123456789ab.js');
  expect(configIn(html).remotes[1]).toEqual(site.remotes[1]);
});

test('a remote that the site does not have yet is added', () => {
  const polls = { ...here, name: 'polls', entry: '/remotes/polls/remote-entry.js' };
  const { remotes } = configIn(rewriteDocument(documentOf(site), { shell: null, remotes: [polls] }));
  expect(remotes.map(({ name }) => name)).toEqual(['public', 'member', 'polls']);
});

test('login is asked for by the client of the front where it has one', () => {
  const built = { shell: null, remotes: [here] };
  expect(configIn(rewriteDocument(documentOf(site), built)).oidc).toEqual(site.oidc);
  const { oidc } = configIn(rewriteDocument(documentOf(site), { ...built, clientId: 'ideabox-dev' }));
  expect(oidc).toEqual({ issuer: 'https://id.example', clientId: 'ideabox-dev' });
});

test('what readers wrote cannot leave its place', () => {
  const html = rewriteDocument(documentOf(site), { shell: ['/assets/shell.js'], remotes: [here] });
  expect(configIn(html).data).toEqual(site.data);
  expect(html).not.toContain('</script><b>');
});

test('what has not compiled yet is left to the site', () => {
  expect(rewriteDocument(documentOf(site), { shell: null, remotes: [] })).toBe(documentOf(site));
});

test.each(['', '<!doctype html><title>Login</title>', '<template id="scripts"></template>'])(
  'a page of somebody else passes as it is: %s',
  (html) => {
    expect(rewriteDocument(html, { shell: ['/assets/shell.js'], remotes: [here] })).toBe(html);
  },
);
