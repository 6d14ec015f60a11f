import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { WebConfig } from '../config.ts';

declare global {
  namespace Express {
    interface Locals {
      nonce: string;
    }
  }
}

/** Whose players an idea's page opens once its reader asks for a video; the same as `player-of.ts` of the public remote. */
const videoPlayers = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://embed.nicovideo.jp',
];

/** A nonce for each document: only scripts that carry it run, and what they load in turn. */
export function securityHeaders(config: WebConfig): RequestHandler {
  const issuer = new URL(config.oidc.issuer).origin;
  const remotes = Object.values(config.remotes).map((url) => new URL(url).origin);
  const withHeaders = (nonce: string) =>
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: [`'nonce-${nonce}'`, "'strict-dynamic'"],
          styleSrc: ["'self'", `'nonce-${nonce}'`],
          styleSrcAttr: ["'none'"],
          imgSrc: ["'self'", 'data:', 'https:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", issuer, ...remotes],
          manifestSrc: ["'self'"],
          frameSrc: videoPlayers,
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          objectSrc: ["'none'"],
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: ['default'],
        },
      },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: config.publicUrl?.startsWith('https:') ? undefined : false,
      crossOriginEmbedderPolicy: false,
    });
  return (request, response, next) => {
    response.locals.nonce = randomBytes(18).toString('base64');
    withHeaders(response.locals.nonce)(request, response, next);
  };
}
