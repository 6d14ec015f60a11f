import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { WebConfig } from '../config.ts';
import { permissionsPolicy, videoPlayers } from './permissions-policy.ts';

declare global {
  namespace Express {
    interface Locals {
      nonce: string;
    }
  }
}

/** On everything that this server answers: nothing but its documents may load or run anything. */
export function securityHeaders(config: WebConfig): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ? undefined : false,
    crossOriginEmbedderPolicy: false,
  });
}

/** On documents: a nonce for each; only scripts that carry it run, and what they load in turn. */
export function documentHeaders(config: WebConfig): RequestHandler {
  const issuer = new URL(config.oidc.issuer).origin;
  const withPolicy = (nonce: string) =>
    helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [`'nonce-${nonce}'`, "'strict-dynamic'"],
        styleSrc: ["'self'", `'nonce-${nonce}'`],
        styleSrcAttr: ["'none'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", issuer],
        manifestSrc: ["'self'"],
        frameSrc: videoPlayers,
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
      },
    });
  return (request, response, next) => {
    response.locals.nonce = randomBytes(18).toString('base64');
    response.set('Permissions-Policy', permissionsPolicy);
    withPolicy(response.locals.nonce)(request, response, next);
  };
}
