import { readFileSync } from 'node:fs';
import type { StepResult } from './run-step.ts';

type Document = { paths: Record<string, Record<string, { responses?: Record<string, unknown> }>> };

const verbs = new Set(['get', 'post', 'put', 'delete']);

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const parametersIn = (path: string) => path.split('{').length;

/** Every method, path and status that the document tells of; fixed paths before those with parameters. */
const promised = ({ paths }: Document, base: string) =>
  Object.entries(paths)
    .sort(([a], [b]) => parametersIn(a) - parametersIn(b))
    .flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => verbs.has(method))
        .map(([method, { responses }]) => ({
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          pattern: patternOf('servers' in item ? path : `${base}${path}`),
          statuses: Object.keys(responses ?? {}),
        })),
    );

/**
 * Whether black-box tests met every path and status of the OpenAPI document; lists those they did not.
 * @param callsFile lines of method, path and status, as the tests note them
 */
export async function contractCoverage(origin: string, callsFile: string): Promise<StepResult> {
  const began = performance.now();
  const document = (await (await fetch(`${origin}/api/v1/openapi.json`)).json()) as Document;
  const operations = promised(document, '/api/v1');
  const met = new Set<string>();
  for (const line of readFileSync(callsFile, 'utf8').split('\n')) {
    const [method, path = '', status] = line.split(' ');
    const operation = operations.find((one) => one.method === method && one.pattern.test(path));
    if (operation) met.add(`${operation.name} ${status}`);
  }
  const wanted = operations.flatMap(({ name, statuses }) => statuses.map((status) => `${name} ${status}`));
  const missing = wanted.filter((one) => !met.has(one));
  const unforeseen = [...met].filter((one) => !wanted.includes(one) && !/ (200|304)$/.test(one));
  return {
    name: 'contract coverage',
    ok: missing.length + unforeseen.length === 0,
    seconds: (performance.now() - began) / 1000,
    output: [
      `${wanted.length - missing.length} of ${wanted.length} answers of the contract were met`,
      ...missing.map((one) => `not met by any test: ${one}`),
      ...unforeseen.map((one) => `answered, but not in the document: ${one}`),
    ].join('\n'),
  };
}
