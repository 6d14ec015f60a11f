/** A part of the site that could not be fetched. */
export class RemoteLoadError extends Error {
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`the remote ${remote} did not load`, { cause });
    this.name = 'RemoteLoadError';
    this.remote = remote;
  }
}
