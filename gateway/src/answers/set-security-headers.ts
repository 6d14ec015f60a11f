import type { RequestHandler } from 'express';
import { contextOf } from '../request/request-context.ts';
import { pagePolicy, securityHeaders } from './security-headers.ts';

/** For answers of services; a document's are the web server's, which knows what it is made of. */
export const setSecurityHeaders: RequestHandler = (request, response, next) => {
  const { api, rule } = contextOf(request);
  if (api || rule) for (const [name, value] of securityHeaders) response.setHeader(name, value);
  if (rule?.page) response.setHeader('Content-Security-Policy', pagePolicy);
  next();
};
