/** Addresses that no page has any more, and where they lead now. */
const places = new Map([['/category', '/category/introduction']]);

/** Where an address of old leads, with its locale prefix; undefined for any other. */
export function oldAddress(path: string, basename: string): string | undefined {
  const place = places.get(path.replace(/(?<=.)\/$/, ''));
  return place && basename + place;
}
