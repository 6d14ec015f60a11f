const key = 'ideabox.visited';

/** True once for a browser that has never been here. The mark is the same for everyone and says nothing about who it is. */
export function takeFirstVisit(storage: () => Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const kept = storage();
    if (kept.getItem(key) !== null) return false;
    kept.setItem(key, '1');
    return true;
  } catch {
    // Where nothing can be kept, every visit would be the first.
    return false;
  }
}
