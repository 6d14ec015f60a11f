import { lookup } from 'node:dns/promises';

/** The other servers like this one, each by its own address: a name that leads to all of them. */
async function peersOf(url: string | undefined): Promise<URL[]> {
  if (!url) return [];
  const found = await lookup(new URL(url).hostname, { all: true }).catch(() => []);
  return found.map(({ address, family }) =>
    Object.assign(new URL(url), { hostname: family === 6 ? `[${address}]` : address }),
  );
}

/** Where they keep the files of a folder. */
export const placesOf = async (url: string | undefined, folder: string): Promise<URL[]> =>
  (await peersOf(url)).map((peer) => new URL(`/${folder}/`, peer));
