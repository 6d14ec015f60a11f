type Policy = {
  createHTML: (text: string) => string;
  createScript: () => never;
  createScriptURL: (url: string) => string;
};
type TrustedTypes = { createPolicy: (name: string, policy: Policy) => unknown };

const remotes = /^\/(?:assets|remotes)\//;

function scriptUrl(text: string): string {
  const url = new URL(text, document.baseURI);
  if (url.origin === location.origin && remotes.test(url.pathname)) return text;
  throw new TypeError(`no script may come from ${url.origin}${url.pathname}`);
}

/** React makes script elements out of this one text; nothing else may become HTML. */
function html(text: string): string {
  if (text === '<script></script>' || text === '') return text;
  throw new TypeError('text may not become HTML');
}

/**
 * What the browser asks before text becomes a script or HTML. The one policy that the content security policy allows:
 * webpack and the federation runtime load scripts by their addresses.
 */
(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: html,
  createScript: () => {
    throw new TypeError('text may not become a script');
  },
  createScriptURL: scriptUrl,
});
