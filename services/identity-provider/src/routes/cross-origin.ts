import type { NextFunction, Request, Response } from 'express';

/** Lets scripts of the product's own origins read the answer. */
export const crossOrigin =
  (origins: string[]) => (request: Request, response: Response, next: NextFunction) => {
    const origin = request.get('origin');
    response.vary('Origin');
    if (origin && origins.includes(origin)) {
      response.set('Access-Control-Allow-Origin', origin);
      response.set('Access-Control-Allow-Headers', 'authorization');
      response.set('Access-Control-Allow-Methods', 'GET, POST');
    }
    if (request.method === 'OPTIONS') response.status(204).end();
    else next();
  };
