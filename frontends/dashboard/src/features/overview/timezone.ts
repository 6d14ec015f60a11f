/** The reader's own; Japan's where the browser does not say. */
export function timezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'Asia/Tokyo';
}
