import { get as request } from 'node:http';
import { applyFacts } from '../src/store/apply-facts.ts';
import { categoryFacts } from '../src/store/category-facts.ts';
import { ideaFacts } from '../src/store/idea-facts.ts';
import { memberFacts } from '../src/store/member-facts.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, idea, member, vote } from './facts.ts';

test('1M', async () => {
  const service: Analytics = await bootAnalytics();
  const { has } = service.sources;
  const lazy = (make: (n: number) => unknown) => ({ length: 1_000_000, slice: (a: number, b: number) => Array.from({ length: b - a }, (_, i) => make(a + i)) });
  has.ideas = lazy((n) => idea({ idea_id: n + 1, contents: 'あ'.repeat(300) })) as never;
  const many = lazy((n) => vote({ idea_id: 1 + Math.floor(n / 500_000), member_id: String(n) })) as never;
  await applyFacts(service.db, memberFacts, [member({})]);
  await applyFacts(service.db, categoryFacts, [category({})]);
  await applyFacts(service.db, ideaFacts, [idea({}), idea({ idea_id: 2 })]);
  const run = (name: string) => new Promise<void>((resolve) => {
    const began = performance.now();
    let bytes = 0, lines = 0, peak = 0;
    const timer = setInterval(() => { peak = Math.max(peak, process.memoryUsage().rss); }, 200);
    request(`http://127.0.0.1:${service.httpPort}/api/v1/opendata/${name}.csv`, (response) => {
      response.on('data', (d: Buffer) => { bytes += d.length; for (const b of d) if (b === 10) lines += 1; });
      response.on('close', () => { clearInterval(timer); console.log(name, { whole: response.complete, lines, MB: bytes / 1e6, s: (performance.now() - began) / 1000, rssPeakMB: peak / 1e6 }); resolve(); });
    });
  });
  console.log('before', process.memoryUsage().rss / 1e6);
  await run('ideas');
  void many;
  await service.stop();
}, 300_000);
