/** What was asked for cannot be understood; nothing is run. */
export class UsageError extends Error {
  override name = 'UsageError';
}
