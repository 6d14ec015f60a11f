const durationMs = 700;

const easeInOut = (share: number) => (share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2);

/**
 * Goes where `jump` leads, past what lies between, so that the reader sees which way it went; at once for who wants no motion.
 * Where it leads is asked anew in every frame: what comes into sight on the way gets its height only then. A reader who
 * scrolls, presses, types or goes back meanwhile ends it.
 */
export function glide(jump: () => void, from = scrollY): void {
  jump();
  if (scrollY === from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const end = new AbortController();
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(act, () => end.abort(), { signal: end.signal, passive: true });
  const began = performance.now();
  const step = () => {
    if (end.signal.aborted) return;
    const share = Math.min(1, (performance.now() - began) / durationMs);
    jump();
    scrollTo(scrollX, from + (scrollY - from) * easeInOut(share));
    if (share < 1) requestAnimationFrame(step);
    else end.abort();
  };
  step();
}
