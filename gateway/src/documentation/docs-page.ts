import { createHash } from 'node:crypto';
import type { Document } from './merge.ts';

type Operation = {
  summary?: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  parameters?: { name?: string; required?: boolean }[];
};
type Row = Operation & { method: string; path: string; tag: string };

const methods = ['get', 'post', 'put', 'delete'];

const style = `body{font:16px/1.7 "Noto Sans JP",sans-serif;max-width:70rem;margin:0 auto;padding:1rem;color:#1a1a1c}
h2{border-bottom:2px solid #0017c1;margin-top:2.5rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.5rem;border-bottom:1px solid #d8d8db}code{overflow-wrap:anywhere}
a{color:#0017c1}`;

/** The page has this style, no script, and nothing from elsewhere. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] as string);

const rowsOf = ({ paths }: Document): Row[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = (item as Record<string, unknown>)[method] as Operation | undefined;
      return operation ? [{ ...operation, method, path, tag: operation.tags?.[0] ?? '' }] : [];
    }),
  );

const isForAll = ({ security = [] }: Row) => security.some((item) => Object.keys(item).length === 0);

/** Those that every call takes are only referred to. */
const ownParametersOf = ({ parameters = [] }: Row) =>
  parameters.flatMap(({ name, required }) => (name === undefined ? [] : [{ name, required }]));

const rowOf = (row: Row) =>
  `<tr><td><code>${row.method.toUpperCase()} ${escaped(row.path)}</code></td><td>${escaped(row.summary ?? '')}</td>` +
  `<td>${isForAll(row) ? '誰でも' : '会員'}</td>` +
  `<td>${ownParametersOf(row)
    .map(({ name, required }) => `<code>${escaped(name)}${required ? '*' : ''}</code>`)
    .join(' ')}</td></tr>`;

const sectionOf = (tag: string, rows: Row[]) =>
  `<h2>${escaped(tag)}</h2><table><thead><tr><th scope="col">呼び出し</th><th scope="col">内容</th>` +
  `<th scope="col">利用できる人</th><th scope="col">パラメーター（*は必須）</th></tr></thead>` +
  `<tbody>${rows.map(rowOf).join('')}</tbody></table>`;

/** The description of the API for people to read. */
export const docsPage = (document: Document): string => {
  const rows = rowsOf(document);
  const tags = [...new Set(rows.map(({ tag }) => tag))].sort();
  return (
    `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${escaped(document.info.title)}</title>` +
    `<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><main>` +
    `<h1>${escaped(document.info.title)}</h1><p>アドレスは <code>/api/v1</code> から始まります。` +
    `入力と出力の形は <a href="/api/v1/openapi.json">OpenAPI 3.1</a> にあります。</p>` +
    tags
      .map((tag) =>
        sectionOf(
          tag,
          rows.filter((row) => row.tag === tag),
        ),
      )
      .join('') +
    '</main></body></html>'
  );
};
