import http from 'k6/http';
import { Rate, Trend } from 'k6/metrics';
import type { Kind } from '../objectives.ts';
import { note } from './note.ts';
import { plan } from './plan.ts';
import { addressOfVisitor } from './visitor.ts';

const served = new Rate('served');
/** Served, or told to come again: nobody is left alone. */
const settled = new Rate('settled');
const took = new Trend('took', true);

export interface Question {
  kind: Exclude<Kind, 'pushes'>;
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  text: string;
  /** How long it asks to be left alone, in seconds. */
  retryAfter: number | undefined;
}

const patience = '20s';
const isServed = (status: number) => status >= 200 && status < 400;

/** Asks the site that was named, and follows no redirect to another one. */
export function ask({ kind, method = 'GET', path, token, body, headers }: Question): Answer {
  const at = Date.now();
  const response = http.request(method, plan.origin + path, body && JSON.stringify(body), {
    redirects: 0,
    timeout: patience,
    headers: {
      'x-forwarded-for': addressOfVisitor(),
      'accept-encoding': 'gzip',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const { status } = response;
  const ms = response.timings.duration;
  const retryAfter = Number(response.headers['Retry-After']) || undefined;
  const told = (status === 429 || status === 503) && retryAfter !== undefined;
  served.add(isServed(status), { kind });
  settled.add(isServed(status) || told, { kind });
  if (isServed(status)) took.add(ms, { kind });
  note(['ask', kind, at, status, Math.round(ms * 10) / 10, told]);
  return { status, text: typeof response.body === 'string' ? response.body : '', retryAfter };
}

/** What a call of the API answered; undefined where it did not serve. */
export function results<Results>({ status, text }: Answer): Results | undefined {
  if (!isServed(status)) return undefined;
  return (JSON.parse(text) as { results: Results }).results;
}
