/** Why a field was refused. */
export type FieldCode =
  | 'required'
  | 'max_length'
  | 'min_length'
  | 'prohibited_characters'
  | 'invalid'
  | 'not_allowed';

/** An answer other than success: the contract's status, message and, where input was refused, the fields at fault. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly errors: Record<string, FieldCode[]> | undefined;
  /** The characters at fault, by field. */
  readonly prohibited: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  /** Of a write that is answered 503: whether it may have taken effect all the same. */
  readonly mayHaveHappened: boolean;

  constructor(
    status: number,
    message: string,
    details: {
      errors?: Record<string, FieldCode[]>;
      prohibited?: Record<string, string> | undefined;
      headers?: Record<string, string>;
      mayHaveHappened?: boolean;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = details.errors;
    this.prohibited = details.prohibited;
    this.headers = details.headers ?? {};
    this.mayHaveHappened = details.mayHaveHappened ?? false;
  }

  static invalid(errors: Record<string, FieldCode[]>, prohibited?: Record<string, string>): ApiError {
    return new ApiError(400, 'The given data was invalid', { errors, prohibited });
  }

  static forbidden(errors?: Record<string, FieldCode[]>): ApiError {
    return new ApiError(403, 'Forbidden', errors ? { errors } : {});
  }

  static unavailable({ mayHaveHappened = false } = {}): ApiError {
    return new ApiError(503, 'Service unavailable', { headers: { 'Retry-After': '2' }, mayHaveHappened });
  }
}
