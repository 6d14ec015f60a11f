import { randomUUID } from 'node:crypto';
import { call } from '../bench/call.ts';
import { until } from './pods.ts';
import type { Site } from './site.ts';

const ideas = 10;
const patienceSeconds = 120;
const words = ['公園', '図書館', '学校', '病院', '道路', '祭り', '市場', '温泉', '森林', '港町'];

interface Made {
  id: number;
}

/** Something to read and to write on: a category that takes ideas, and some in it. */
export async function fill({ origin, account }: Site): Promise<void> {
  const api = `${origin}/api/v1`;
  // Helm waits for pods, and not until all of them know of each other.
  await until('members are let in', patienceSeconds, () => account('operator1').then(Boolean, () => false));
  const { headers } = await account('operator1');
  const word = randomUUID().slice(0, 8);
  const body = { name: `試験 ${word}`, search_key: `cluster-test-${word}`, status: 'on_air' };
  const category = await call<Made>(`${api}/categories`, { method: 'POST', headers, body });
  for (let count = 0; count < ideas; count += 1) {
    const about = words[count % words.length];
    const idea = { name: `${about}をもっと楽しく`, contents: `${about}のアイデア`, category: category.id };
    await call<Made>(`${api}/ideas`, { method: 'POST', headers, body: idea });
  }
}
