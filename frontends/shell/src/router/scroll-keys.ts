export type Place = { key: string; pathname: string; search: string };

/**
 * Under which key an address's scroll position is kept. A list that is only put into another order (`order_target` in the
 * query) takes over the place of the address before it, so that it stays where it is instead of going to the top.
 */
export function createScrollKeys(): (place: Place) => string {
  const keptUnder = new Map<string, string>();
  let last: string | undefined;
  return (place) => {
    const own = ownKey(place);
    const known = keptUnder.get(own);
    const isReordered = new URLSearchParams(place.search).has('order_target');
    const key = known ?? (isReordered && last ? last : own);
    keptUnder.set(own, key);
    last = key;
    return key;
  };
}

/** Every fresh document begins under the key `default`: its own address keeps it from taking the place of the one before. */
function ownKey({ key, pathname, search }: Place): string {
  return key === 'default' ? pathname + search : key;
}
