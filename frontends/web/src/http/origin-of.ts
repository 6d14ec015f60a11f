import type { Request } from 'express';
import type { WebConfig } from '../config.ts';

/** Where the site is reached: as configured, else as the request says. */
export function originOf(request: Request, { publicUrl }: WebConfig): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
