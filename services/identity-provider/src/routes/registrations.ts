import type { Request, Response } from 'express';
import type { Context } from '../context.ts';

/** Keycloak's own registration endpoint takes what the authorization endpoint takes, and shows the form first. */
export const registrations = (context: Context) => (request: Request, response: Response) => {
  const target = new URL(`${context.config.ISSUER}/protocol/openid-connect/auth`);
  target.search = new URL(request.originalUrl, context.config.ISSUER).search;
  target.searchParams.set('prompt', 'create');
  response.redirect(303, `${target.pathname}${target.search}`);
};
