/** Addresses without the word that they once left out, and where they lead now. */
const places = new Map([
  ['/idea', '/ideas'],
  ['/category', '/category/introduction'],
  ['/page', '/page/sitemap'],
]);

/** Where an address of old leads, with its locale prefix; undefined for any other. */
export function oldAddress(path: string, basename: string): string | undefined {
  const place = places.get(path.length > 1 ? path.replace(/\/$/, '') : path);
  return place && basename + place;
}
