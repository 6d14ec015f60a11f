import type { IncomingMessage } from 'node:http';
import { parseQuery } from '@ideabox/http';
import type { Logger } from '@ideabox/telemetry';
import express, { type RequestHandler } from 'express';
import { answerError } from './answers/answer-error.ts';
import { requireRoute } from './answers/require-route.ts';
import { setSecurityHeaders } from './answers/set-security-headers.ts';
import type { Budgets } from './breakers/budgets.ts';
import type { Breakers } from './breakers/create-breakers.ts';
import { serveShared } from './cache/serve-shared.ts';
import type { SharedCache } from './cache/shared-cache.ts';
import type { Upstreams } from './cache/upstream.ts';
import type { Document } from './documentation/merge.ts';
import { documentationRoutes } from './documentation/routes.ts';
import { healthRoutes } from './health.ts';
import { holdKey } from './keys/hold-key.ts';
import type { KeyRegister } from './keys/key-register.ts';
import type { Limits } from './limits/create-limits.ts';
import type { Limiters } from './overload/limiters.ts';
import type { PageMemory } from './pages/page-memory.ts';
import { askSeveral } from './proxy/ask-several.ts';
import type { Proxies } from './proxy/create-proxies.ts';
import { forward } from './proxy/forward.ts';
import { arrived } from './proxy/shed-early.ts';
import { limitRate } from './request/limit-rate.ts';
import { openContext } from './request/open-context.ts';

export type AppParts = {
  addressOf: (request: IncomingMessage) => string;
  isDraining: () => boolean;
  /** Refuses at once who would wait too long. */
  shedEarly: RequestHandler;
  logRequests: RequestHandler;
  /** Tells who a call of the API is for, or refuses it. */
  authenticate: RequestHandler;
  limits: Limits;
  keys: KeyRegister;
  /** Takes in the body of a call before it is passed on. */
  collectBody: RequestHandler;
  cache: SharedCache;
  pages: PageMemory;
  upstreams: Upstreams;
  proxies: Proxies;
  limiters: Limiters;
  breakers: Breakers;
  budgets: Budgets;
  documentation: () => Promise<Document>;
  log: Logger;
};

/** The way of a request, from top to bottom. What is fresh in the cache has been answered before it comes here. */
export const createApp = (parts: AppParts): express.Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', parseQuery);
  app.use(healthRoutes(parts.isDraining));
  app.use(openContext(parts.addressOf));
  app.use(parts.shedEarly);
  app.use(parts.logRequests);
  app.use(setSecurityHeaders);
  app.use(parts.authenticate);
  app.use(limitRate(parts.limits));
  app.use(documentationRoutes(parts.documentation));
  app.use(requireRoute);
  app.use(holdKey(parts.keys));
  app.use(arrived);
  app.use(parts.collectBody);
  app.use(serveShared(parts.cache));
  app.use(askSeveral(parts.upstreams));
  app.use(forward(parts));
  app.use(answerError(parts.log));
  return app;
};
