import { ApiError, type FieldErrors } from './api-error.ts';

type ErrorBody = {
  message?: string;
  errors?: FieldErrors;
  prohibited?: Record<string, string>;
  request_id?: string;
  may_have_happened?: boolean;
};

export async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    message: body.message ?? response.statusText,
    errors: body.errors,
    prohibited: body.prohibited,
    requestId: body.request_id ?? response.headers.get('X-Request-Id') ?? undefined,
    mayHaveHappened: body.may_have_happened,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}
