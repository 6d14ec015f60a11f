import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare, readEarlier } from './compare.ts';
import { htmlOf } from './html.ts';
import { linesOf } from './print.ts';
import type { LoadReport } from './report.ts';

const none = { served: 0, refused: 0, failed: 0, p50: 0, p99: 0 };
const pages = { served: 90, refused: 6, failed: 4, p50: 10, p99: 50 };
const report: LoadReport = {
  ...{
    scenario: 'smoke',
    run: 'abcdef',
    origin: 'http://localhost:8080',
    startedAt: '2026-11-23T07:00:00.000Z',
  },
  ...{ brokenOff: false, k6: '1.8.1', rate: 5, length: 1, members: 20, arrivals: [1, 2], dropped: 0 },
  machine: { cores: 2, processor: 'x', memoryGiB: 8, node: 'v26', system: 'linux x64', loadBefore: 0.5 },
  verdicts: [{ what: 'pages: served', wanted: '≥ 99.9 %', found: '90 %', ok: false }],
  details: ['<script>alert(1)</script>'],
  totals: {
    pages: { ...pages, asked: 100, p95: 40 },
    ...{ reads: { ...none, asked: 0, p95: 0 }, writes: { ...none, asked: 0, p95: 0 } },
    pushes: { ...none, asked: 0, p95: 0 },
  },
  seconds: { pages: [pages, none], reads: [], writes: [], pushes: [] },
  writes: { done: 3 },
  books: undefined,
};

test('a missed objective is named in the last line', () => {
  expect(linesOf(report).at(-1)).toBe('Missed: pages: served 90 % (≥ 99.9 %)');
  expect(linesOf({ ...report, verdicts: [] }).at(-1)).toBe('All objectives were met.');
});

test('what a reader of the figures has to know is said', () => {
  const lines = linesOf({ ...report, brokenOff: true, dropped: 7 }).join('\n');
  expect(lines).toMatch(/Broken off: this is the run so far\./);
  expect(lines).toMatch(/7 visitors did not come/);
  expect(lines).toMatch(/The books were not compared/);
});

test('books that could not be compared are said with the reason', () => {
  const failed = { ...report, booksFailed: 'the database system is <shutting down>' };
  expect(linesOf(failed)).toContain(
    'The books could not be compared: the database system is <shutting down>',
  );
  expect(htmlOf(failed)).toContain('could not be compared: the database system is &lt;shutting down&gt;');
});

test('the report is one file with a picture for each course, in which nothing from outside is markup', () => {
  const html = htmlOf(report);
  expect(html.match(/<svg /g)).toHaveLength(6);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/<script|src=|NaN|undefined/);
});

test('on a narrow screen tables and pictures scroll, and nothing else does', () => {
  const html = htmlOf(report);
  expect(html).toContain('<meta name="viewport" content="width=device-width">');
  for (const wide of html.matchAll(/.{0,40}<(?:table|svg)\b/g))
    expect(wide[0]).toContain('<div class="scroll" tabindex="0">');
});

test('of a run that ended before its time, visitors are drawn as far as it came', () => {
  const brokenOff = { ...report, arrivals: [1, 2, 300, 400] };
  expect(htmlOf(brokenOff)).not.toContain('>400<');
});

test('an earlier run is set beside it, figure by figure', () => {
  const now = { ...report, totals: { ...report.totals, pages: { ...report.totals.pages, p99: 75 } } };
  const rows = compare(report, now);
  expect(rows).toContainEqual({ what: 'pages: p99, ms', earlier: '50', now: '75', change: '+50 %' });
  const html = htmlOf(now, { report, rows });
  expect(html).toContain('<td>+50 %</td>');
  expect(html).toContain('pages, earlier');
});

describe('an earlier report', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ideabox-compare-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each([
    ['none', undefined, /is no report of an earlier run/],
    ['half a file', '{"totals":', /is no report of an earlier run/],
    ['something else', '{}', /is no report of an earlier run/],
    ['null', 'null', /is no report of an earlier run/],
    [
      'another scenario',
      JSON.stringify({ ...report, scenario: 'soak' }),
      /is of the scenario soak: only runs of smoke/,
    ],
  ])('%s is refused in a line', (_, text, line) => {
    const file = join(folder, 'report.json');
    if (text !== undefined) writeFileSync(file, text);
    expect(() => readEarlier(file, 'smoke')).toThrow(line);
  });

  test('that was written can be read', () => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    expect(readEarlier(file, 'smoke').totals.pages.served).toBe(90);
  });
});
