import { quantile } from '../statistics.ts';
import type { Outcomes } from './load.ts';

export type Sent = { group: string; dueAt: number; status: number; ms: number };

const isRefusal = (status: number) => status === 429 || status === 503;
const isAccepted = (status: number) => status >= 200 && status < 400;

export function outcomesOf(sent: Sent[]): Outcomes {
  const times = (fits: (status: number) => boolean) =>
    sent.filter(({ status }) => fits(status)).map(({ ms }) => ms);
  const accepted = times(isAccepted);
  const refused = times(isRefusal);
  return {
    sent: sent.length,
    accepted: accepted.length,
    refused: refused.length,
    failed: sent.length - accepted.length - refused.length,
    acceptedP50: quantile(accepted, 0.5),
    acceptedP99: quantile(accepted, 0.99),
    refusedP50: quantile(refused, 0.5),
    refusedP99: quantile(refused, 0.99),
  };
}
