export type Topic = {
  id: number;
  name: string;
  /** In any range: what is near each other is alike. */
  x: number;
  y: number;
  count: number;
  /** How many more than in the period before; less than 0 where fewer. */
  growth: number;
  positive: number;
  neutral: number;
  negative: number;
  /** Of the ideas of the topic. */
  href?: string;
};

/** What the figures of a topic are called. */
export type TopicLabels = {
  topic: string;
  count: string;
  /** Without it growth is not told: there is no time before. */
  growth?: string;
  positive: string;
  neutral: string;
  negative: string;
};

/** More is told by a sign, not by a colour. */
export function signOf(growth: number): string {
  if (growth === 0) return '';
  return growth > 0 ? '▲' : '▼';
}
