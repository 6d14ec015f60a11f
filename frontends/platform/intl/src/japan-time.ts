/** Japan's clock has no summer time; asking `Intl` for it costs a slow phone a tenth of a second. */
const aheadOfUtcMs = 9 * 60 * 60 * 1000;

/** The clock in Japan, where the site's days begin and end, as `2020-10-09T10:30`; empty for what is no time. */
export function japanTime(time: string | number | Date): string {
  const there = new Date(new Date(time).getTime() + aheadOfUtcMs);
  return Number.isNaN(there.getTime()) ? '' : there.toISOString().slice(0, 16);
}
