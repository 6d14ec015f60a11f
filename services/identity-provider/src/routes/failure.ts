import type { NextFunction, Request, Response } from 'express';
import { errors } from 'oidc-provider';
import type { Context } from '../context.ts';
import { messagePage } from '../pages/error-page.ts';
import { frameFor, sendPage } from './send-page.ts';

/** Everything that goes wrong on our own pages: a page for the reader, the rest for the log. */
export const failure =
  (context: Context) => (error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const frame = frameFor(context, request, undefined);
    const { status } = error as { status?: number };
    if (error instanceof errors.SessionNotFound) {
      sendPage(context, response, 400, messagePage(frame, 'errorExpired'));
    } else if (status && status < 500) {
      sendPage(context, response, status, messagePage(frame, 'errorRequest'));
    } else {
      context.log.error({ err: error }, 'a page failed');
      sendPage(context, response, 500, messagePage(frame, 'errorServer'));
    }
  };
