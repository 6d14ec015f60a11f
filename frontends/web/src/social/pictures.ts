import type { Card } from './card.ts';

type Picture = Uint8Array | null;
type Bounds = {
  /** Whether one more may be drawn now. */
  allowed: () => boolean;
  /** How many may wait for being drawn. */
  queue: number;
  kept: number;
};

/** Pictures by what they say: drawn once for all who ask meanwhile, the latest ones kept; null when none may be drawn now. */
export function createPictures(draw: (card: Card) => Promise<Picture>, { allowed, queue, kept }: Bounds) {
  const known = new Map<string, Promise<Picture>>();
  let waiting = 0;
  const begin = (key: string, card: Card) => {
    waiting += 1;
    const picture = draw(card).finally(() => {
      waiting -= 1;
    });
    void picture.then((drawn) => drawn ?? known.delete(key));
    return picture;
  };
  return (card: Card): Promise<Picture> | null => {
    const key = JSON.stringify(card);
    const found = known.get(key);
    if (!found && (waiting >= queue || !allowed())) return null;
    const picture = found ?? begin(key, card);
    known.delete(key);
    known.set(key, picture);
    for (const oldest of known.keys()) {
      if (known.size <= kept) break;
      known.delete(oldest);
    }
    return picture;
  };
}
