import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Metrics } from '@ideabox/telemetry';
import { LRUCache } from 'lru-cache';
import { webAnswerHeaders } from '../answers/web-answer-headers.ts';
import { staleIfErrorMs } from '../cache/freshness.ts';
import type { Versions } from '../cache/versions.ts';
import type { Limiters } from '../overload/limiters.ts';
import { type KeptAs, keptAs, type Page } from './page.ts';
import { pageKeys } from './page-key.ts';

/** The web server draws one document after the other: where it has so many to draw, who asks for one waits. */
const mostDrawn = 8;

/** Longer ones are passed on. */
const longest = 2 * 2 ** 20;

// What depends on the form of the body is written when it is sent.
const perAnswer = new Set(['content-length', 'date', 'vary']);

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export type PageMemory = {
  /** What can be shown without asking. */
  atOnce: (request: Request) => Page | undefined;
  /** The web server is asked: `keep` takes its answer for others, where it is for everyone; `end` says that there is none. */
  ask: (request: Request) => { keep: (answer: IncomingMessage) => void; end: () => void };
};

/** Documents and files that are alike for everyone, as the web server says itself; bounded in bytes. */
export const createPageMemory = (options: {
  bytes: number;
  versions: Versions;
  limiters: Limiters;
  metrics: Metrics;
}): PageMemory => {
  const { versions, limiters } = options;
  const pages = new LRUCache<string, Page>({
    maxSize: options.bytes,
    // As much again while it is compressed, or given a nonce.
    sizeCalculation: ({ body }) => body.length * 2 + 1_024,
  });
  const shown = options.metrics.counter('gateway_kept_pages_total', 'Pages and files shown from memory', [
    'found',
  ]);
  const [fresh, crowded] = [shown.labels('fresh'), shown.labels('crowded')];

  const isFresh = ({ freshUntil, version }: Page) =>
    performance.now() < freshUntil && (version === undefined || version === versions.of('web'));

  let drawn = 0;

  /** Where others wait for the web server, what it said in the last minute is worth more than a place among them. */
  const isWorthMore = ({ checkedAt }: Page) =>
    performance.now() < checkedAt + staleIfErrorMs &&
    (drawn >= mostDrawn || limiters.of('web').isFullFor('export'));

  const atOnce: PageMemory['atOnce'] = (request) => {
    const keys = pageKeys(request);
    const page = keys && (pages.get(keys.file) ?? pages.get(keys.document));
    if (!page) return;
    const isAsBefore = isFresh(page);
    if (!isAsBefore && !isWorthMore(page)) return;
    (isAsBefore ? fresh : crowded).inc();
    return page;
  };

  const pageOf = (headers: IncomingHttpHeaders, kept: KeptAs, body: Buffer, version: number): Page => {
    const now = performance.now();
    return {
      body,
      etag: headers.etag,
      headers: webAnswerHeaders(headers)
        .filter(([name]) => !perAnswer.has(name))
        .flatMap(([name, value]) => [name, String(value)])
        .concat('Vary', 'Accept-Encoding'),
      isCompressed: 'content-encoding' in headers,
      nonce: kept.nonce,
      freshUntil: now + kept.freshMs,
      checkedAt: now,
      version: kept.isFile ? undefined : version,
    };
  };

  const ask: PageMemory['ask'] = (request) => {
    const keys = pageKeys(request);
    const version = versions.of('web');
    let isDrawn = true;
    drawn += 1;
    const end = () => {
      if (isDrawn) drawn -= 1;
      isDrawn = false;
    };
    const keep = (answer: IncomingMessage) => {
      end();
      const { headers } = answer;
      const kept = keptAs(answer.statusCode, headers);
      if (!keys || !kept) return;
      // What came in another form than its reader takes best is not for those who take the same.
      const { 'content-encoding': encoding } = headers;
      if (encoding !== undefined && !(kept.isFile && encoding === keys.encoding)) return;
      const chunks: Buffer[] = [];
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= longest) chunks.push(chunk);
        else chunks.length = 0;
      });
      answer.once('end', () => {
        if (size > longest) return;
        const page = pageOf(headers, kept, Buffer.concat(chunks, size), version);
        pages.set(kept.isFile ? keys.file : keys.document, page);
      });
    };
    return { keep, end };
  };

  return { atOnce, ask };
};
