import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readVariables, runServer, serveBundle } from '@ideabox/serving';
import { config } from './config.ts';

const variables = readVariables(config, process.env);
const files = serveBundle(variables.BUNDLE);
const isBuilt = existsSync(join(variables.BUNDLE, 'remote.json'));

function tell(response: ServerResponse, code: number, status: string): void {
  response.writeHead(code, { 'Content-Type': 'application/json' }).end(JSON.stringify({ status }));
}

runServer('remote', variables, ({ isDraining }) => (request, response) => {
  if (request.url === '/livez') return tell(response, 200, 'ok');
  if (request.url !== '/readyz') return files(request, response, () => tell(response, 404, 'not found'));
  if (isDraining()) return tell(response, 503, 'draining');
  return tell(response, isBuilt ? 200 : 503, isBuilt ? 'ok' : 'not built');
});
