/** The service that owns what is rebuilt does not answer, or broke off. */
export class SourceFailed extends Error {
  override name = 'SourceFailed';

  constructor(table: string, cause: unknown) {
    super(`the source of ${table} failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
