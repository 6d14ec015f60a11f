import { appendFileSync } from 'node:fs';
import type { Agent } from 'supertest';

/** The file that collects which calls were answered with which status, for the coverage of the contract. */
const file = process.env.TEST_CALLS_FILE;
const noted = new Set<string>();

export const noteCall = (method: string, path: string, status: number): void => {
  const line = `${method.toUpperCase()} ${path.replace(/\?.*/s, '')} ${status}\n`;
  if (!file || noted.has(line)) return;
  noted.add(line);
  appendFileSync(file, line);
};

const methods = ['get', 'post', 'put', 'delete'] as const;
export type Method = (typeof methods)[number];

/** The same agent, noting what it is answered; `base` is where its paths begin. */
export const recorded = (agent: Agent, base = ''): Pick<Agent, Method> => {
  const calling = (method: Method) => [
    method,
    (path: string) =>
      agent[method](path).on('response', ({ status }: { status: number }) =>
        noteCall(method, `${base}${path}`, status),
      ),
  ];
  return Object.fromEntries(methods.map(calling));
};
