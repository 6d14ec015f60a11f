import { escapeHtml } from '../html/escape.ts';

export type Place = { path: string; changed?: string };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const entries = (element: string, origin: string, places: Place[]) =>
  places.map(({ path, changed }) => {
    const date = changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : '';
    return `<${element}><loc>${escapeHtml(origin + path)}</loc>${date}</${element}>`;
  });

/** The list of a site's maps. */
export function indexXml(origin: string, places: Place[]): string {
  return `${head}<sitemapindex xmlns="${schema}">\n${entries('sitemap', origin, places).join('\n')}\n</sitemapindex>\n`;
}

/** One map. */
export function urlsXml(origin: string, places: Place[]): string {
  return `${head}<urlset xmlns="${schema}">\n${entries('url', origin, places).join('\n')}\n</urlset>\n`;
}
