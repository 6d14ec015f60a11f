import type { Settings } from '../api/site-api.ts';
import { styles } from '../first-view/styles.ts';
import { escapeHtml, escapeJson } from '../html/escape.ts';
import type { Head } from '../html/head.ts';
import type { Language } from '../site/locale-of.ts';
import { renderHead } from './render-head.ts';
import { startScripts } from './start-scripts.ts';

type Parts = {
  head: Head;
  language: Language;
  origin: string;
  settings: Settings;
  pageConfig: object;
  /** The shell's: run after the first paint, which they would hold up. */
  scripts: string[];
  /** Scripts that will be needed soon: fetched at once. */
  preload: string[];
  /** What is read until the scripts have come. */
  view: string;
  /** What is said where they do not come. */
  startFailed: { text: string; retry: string };
  nonce: string;
};

export function renderDocument(parts: Parts): string {
  const { head, language, origin, settings, pageConfig, scripts, preload, view, startFailed, nonce } = parts;
  return `<!doctype html>
<html lang="${language.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${renderHead({ head, language, origin, settings })}
<style nonce="${nonce}">${styles}</style>
${[...scripts, ...preload].map((url) => `<link rel="preload" as="script" href="${escapeHtml(url)}" nonce="${nonce}">`).join('\n')}
</head>
<body>
<div id="start-failed" class="fv-failed" role="status"><template><p>${escapeHtml(startFailed.text)}</p><button type="button">${escapeHtml(startFailed.retry)}</button></template></div>
<div id="app">${view}</div>
<script type="application/json" id="page-config" nonce="${nonce}">${escapeJson(pageConfig)}</script>
<template id="scripts">${scripts.map((url) => `<script src="${escapeHtml(url)}" nonce="${nonce}"></script>`).join('')}</template>
<script nonce="${nonce}">${startScripts}</script>
</body>
</html>
`;
}
