import type { CaughtMail } from './mailbox.ts';

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style =
  'body{font-family:sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td{padding:.25rem .75rem .25rem 0}' +
  'pre{white-space:pre-wrap;background:#f5f5f5;padding:1rem}iframe{width:100%;height:30rem;border:1px solid #ccc}';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeText(title)}</title>` +
  `<style>${style}</style></head><body>${body}</body></html>`;

const row = ({ id, received_at, to, subject }: CaughtMail) =>
  `<tr><td>${received_at}</td><td>${escapeText(to.join(', '))}</td>` +
  `<td><a href="/mails/${id}">${escapeText(subject) || '(no subject)'}</a></td></tr>`;

export const listPage = (mails: CaughtMail[]): string =>
  page('Caught mail', `<h1>Caught mail (${mails.length})</h1><table>${mails.map(row).join('')}</table>`);

export const mailPage = ({ id, to, subject, text, headers }: CaughtMail): string => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return page(
    subject,
    `<p><a href="/">All mail</a> · <a href="/mails/${id}/json">JSON</a></p><h1>${escapeText(subject)}</h1>` +
      `<p>To ${escapeText(to.join(', '))}</p><iframe sandbox src="/mails/${id}/html" title="HTML"></iframe>` +
      `<h2>Text</h2><pre>${escapeText(text)}</pre><h2>Headers</h2><pre>${escapeText(lines.join('\n'))}</pre>`,
  );
};
