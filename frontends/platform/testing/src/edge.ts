import type { Answer } from './answer.ts';
import { type Fault, faults } from './faults.ts';

/** One call of the API, as it leaves the page. */
export type Call = {
  method: string;
  /** Below `/api/v1`. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
};

type Answering = Answer | ((call: Call) => Answer | Promise<Answer>);

/** By method and path, `:x` standing for any one segment: `'GET /ideas/:id'`. What is said last counts. */
export type Answers = Record<string, Answering>;

type Which = 'reads' | 'writes';

/** The server as the page under test meets it: it answers what the test says, and nobody else does. */
export function createEdge() {
  let known: [line: RegExp, answering: Answering][] = [];
  let broken: Partial<Record<Which, Fault>> = {};
  let calls: Call[] = [];
  let unexpected: string[] = [];
  const answerTo = async (call: Call): Promise<Answer> => {
    const fault = broken[call.method === 'GET' ? 'reads' : 'writes'];
    if (fault) return faults[fault];
    const line = `${call.method} ${call.path}`;
    const answering = known.findLast(([pattern]) => pattern.test(line))?.[1];
    if (answering === undefined) {
      unexpected.push(line);
      return 'nothing';
    }
    return typeof answering === 'function' ? answering(call) : answering;
  };
  const fetchHere: typeof fetch = async (input, init = {}) => {
    init.signal?.throwIfAborted();
    const call = callOf(String(input), init);
    calls.push(call);
    const left = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    return responseOf(await Promise.race([answerTo(call), left]));
  };
  return {
    fetch: fetchHere,
    answer: (answers: Answers): void => {
      for (const [line, answering] of Object.entries(answers)) known.push([patternOf(line), answering]);
    },
    /** Every such call from here on meets the fault, until it is mended. */
    break: (which: Which, fault: Fault): void => {
      broken = { ...broken, [which]: fault };
    },
    mend: (): void => {
      broken = {};
    },
    /** The calls of this method and path so far. */
    calls: (line: string): Call[] =>
      calls.filter(({ method, path }) => patternOf(line).test(`${method} ${path}`)),
    /** Calls that the test says nothing of, since this was last asked. */
    takeUnexpected: (): string[] => unexpected.splice(0),
    clear: (): void => {
      [known, broken, calls, unexpected] = [[], {}, [], []];
    },
  };
}

function patternOf(line: string): RegExp {
  return new RegExp(`^${line.replace(/:\w+/g, '[^/]+')}$`);
}

function callOf(address: string, { method = 'GET', headers, body }: RequestInit): Call {
  const { pathname, searchParams } = new URL(address, window.location.href);
  return {
    method,
    path: pathname.replace(/^\/api\/v1/, ''),
    query: searchParams,
    headers: new Headers(headers),
    body: typeof body === 'string' ? JSON.parse(body) : body,
  };
}

function responseOf(answer: Answer): Response {
  if (answer === 'nothing') throw new TypeError('Failed to fetch');
  const { status = 200, headers, body } = answer;
  const isText = typeof body === 'string';
  const type = { 'Content-Type': isText ? 'text/html' : 'application/json' };
  const contents = isText ? body : body === undefined ? null : JSON.stringify(body);
  return new Response(contents, { status, headers: { ...type, ...headers } });
}
