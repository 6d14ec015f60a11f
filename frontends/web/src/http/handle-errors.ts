import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';

type HttpError = Error & { status?: number };

/** A malformed address is the client's fault; anything else is logged, and told without detail. */
export function handleErrors(log: Logger): ErrorRequestHandler {
  return (error: HttpError, request, response, _next) => {
    const status = error.status && error.status < 500 ? error.status : 500;
    if (status === 500) log.error({ err: error, path: request.path }, 'the document failed');
    response
      .status(status)
      .type('text')
      .send(status === 500 ? 'Internal Server Error' : 'Bad Request');
  };
}
