import { loadavg } from 'node:os';
import { routes } from '../../../frontends/dashboard/src/routes.ts';
import { launchChromium } from '../../chromium/launch-chromium.ts';
import { allotPorts } from '../../stack/ports.ts';
import { call } from '../call.ts';
import type { Figure, Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';
import { type Audited, audit } from '../web/audit.ts';

const firstPort = 19_400;

/** One page's figures, out of several visits. */
function figuresOf(page: string, visits: Audited[], loads: number[]): Figure[] {
  const middle = (pick: (visit: Audited) => number) => median(visits.map(pick));
  const score = (name: keyof Audited['scores'], atLeast: number): Figure => ({
    name: `${page}: ${name}`,
    value: middle(({ scores }) => scores[name]),
    unit: 'of 100',
    target: { atLeast },
  });
  return [
    { ...score('performance', 95), details: { visits: visits.length, load: median(loads) } },
    score('accessibility', 100),
    score('best-practices', 100),
    score('seo', 100),
    { name: `${page}: LCP`, value: middle(({ lcp }) => lcp), unit: 'ms', target: { atMost: 1800 } },
    { name: `${page}: CLS`, value: middle(({ cls }) => cls), unit: '', target: { atMost: 0.02 } },
    { name: `${page}: total blocking time`, value: middle(({ tbt }) => tbt), unit: 'ms' },
  ];
}

/** Looks at pages in turns, several times each. */
async function lookAt(origin: string, pages: Record<string, string>, rounds: number): Promise<Figure[]> {
  const seen = Object.entries(pages).map(([name, path]) => ({
    name,
    path,
    visits: [] as Audited[],
    loads: [] as number[],
  }));
  const { port } = await allotPorts(firstPort, ['port']);
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const page of seen) {
        page.visits.push(await audit(origin + page.path, port));
        page.loads.push(loadavg()[0] ?? 0);
      }
    }
  } finally {
    await browser.close();
  }
  for (const { name, visits } of seen) {
    for (const fault of new Set(visits.flatMap(({ faults }) => faults))) console.log(`    ${name}: ${fault}`);
  }
  return seen.flatMap(({ name, visits, loads }) => figuresOf(name, visits, loads));
}

const notes = [
  'Lighthouse’s own phone: 412 px, slow 4G and a processor four times slower, both simulated; medians of the visits, which take turns.',
  'The load of the machine during the visits stands beside them: above the number of cores, times are too long.',
];

export const webPages: Measurement = {
  letter: 'i',
  title: 'Pages as Lighthouse sees them',
  notes,
  run: async ({ origin }) => {
    const [idea] = await call<{ id: number }[]>(`${origin}/api/v1/ideas?sort=point&limit=1&fields=id`);
    const pages = { home: '/', list: '/ideas', ...(idea ? { idea: `/idea/${idea.id}` } : {}) };
    return lookAt(origin, pages, 5);
  },
};

export const dashboardPages: Measurement = {
  letter: 'm',
  title: 'Dashboards as Lighthouse sees them',
  notes,
  run: ({ origin }) => {
    const pages = routes.map(({ path }) => path.replace('/:role?', ''));
    return lookAt(origin, Object.fromEntries(pages.map((path) => [path, path])), 3);
  },
};
