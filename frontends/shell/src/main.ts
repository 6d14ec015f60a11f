import './security/trusted-types.ts';

/** Lets the browser scroll and answer touches meanwhile. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

// On a slow phone all of it at once would take half a second. It lies in this chunk already: `eager` says when it runs.
await import(/* webpackMode: "eager" */ 'react-dom/client');
await breathe();
await import(/* webpackMode: "eager" */ '@ideabox/intl');
await import(/* webpackMode: "eager" */ '@ideabox/api-client');
await breathe();
await import(/* webpackMode: "eager" */ '@ideabox/router');
await breathe();
await import(/* webpackMode: "eager" */ '@ideabox/ui');
await breathe();
await import(/* webpackMode: "eager" */ './start.tsx');
