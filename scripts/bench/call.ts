interface Call {
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: unknown;
}

/** One call whose answer matters. @throws when it is not 2xx */
export async function call<Results>(
  url: string,
  { method = 'GET', headers, body }: Call = {},
): Promise<Results> {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { results: Results }).results;
}
