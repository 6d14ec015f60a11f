/** So many in a minute and no more, whoever asks; unused ones are saved up to that number. */
export function createAllowance(perMinute: number, now: () => number = Date.now): () => boolean {
  let left = perMinute;
  let at = now();
  return () => {
    const time = now();
    left = Math.min(perMinute, left + ((time - at) / 60_000) * perMinute);
    at = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
