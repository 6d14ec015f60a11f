import { call } from '../call.ts';
import type { Bench } from '../open-bench.ts';

const atOnce = 8;

/** The votes that the API shows on these ideas, added up. */
export async function shownVotes(origin: string, ideas: number[]): Promise<number> {
  let sum = 0;
  for (let start = 0; start < ideas.length; start += atOnce) {
    const shown = await Promise.all(
      ideas
        .slice(start, start + atOnce)
        .map((id) => call<{ vote_count: number }>(`${origin}/api/v1/ideas/${id}?fields=id,vote_count`)),
    );
    sum += shown.reduce((votes, { vote_count }) => votes + vote_count, 0);
  }
  return sum;
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** The votes of these days as the dashboard counts them for staff, who are told each. */
export async function dashboardVotes({ origin, account }: Bench): Promise<number> {
  const { headers } = await account('operator1');
  // A parameter of its own each time: what the gateway keeps may be seconds old.
  const query = `period_start=${day(-1)}&period_end=${day(1)}&timezone=Asia/Tokyo&visitor_id=bench`;
  const buckets = await call<{ count: number }[]>(`${origin}/api/v1/analytics/votes?${query}`, { headers });
  return buckets.reduce((sum, { count }) => sum + count, 0);
}
