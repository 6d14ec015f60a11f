let serial = 0;

/** A word that no other test types, of characters that every text field takes. */
export function uniqueWord(): string {
  serial += 1;
  return `語${Date.now().toString(36)}${process.env.JEST_WORKER_ID ?? ''}${serial}`;
}
