import { lookup } from 'node:dns/promises';

/** The other servers like this one, each by its own address: a name that leads to all of them. */
export async function peersOf(url: string | undefined): Promise<URL[]> {
  if (!url) return [];
  const found = await lookup(new URL(url).hostname, { all: true }).catch(() => []);
  return found.map(({ address, family }) =>
    Object.assign(new URL(url), { hostname: family === 6 ? `[${address}]` : address }),
  );
}
