export type FieldErrors = Record<string, string[]>;

type Details = {
  status: number;
  message: string;
  errors?: FieldErrors;
  prohibited?: Record<string, string>;
  requestId?: string;
  /** Seconds to wait before asking again. */
  retryAfter?: number;
  /** Of a write that got a 503: whether it may have taken effect all the same. */
  mayHaveHappened?: boolean;
};

/** An answer of the API that is not a success; status 0 when there was no answer (offline, deadline passed). */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: FieldErrors;
  readonly prohibited: Record<string, string>;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly mayHaveHappened: boolean | undefined;

  constructor(details: Details) {
    super(details.message);
    this.name = 'ApiError';
    this.status = details.status;
    this.errors = details.errors ?? {};
    this.prohibited = details.prohibited ?? {};
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.mayHaveHappened = details.mayHaveHappened;
  }
}

/** What is said of a write whose member may no longer use the site. */
export const accountRefused = 'account refused';

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
