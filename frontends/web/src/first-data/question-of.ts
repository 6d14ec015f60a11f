import type { DataValue, RouteData } from '@ideabox/contract';
import { japanTime } from '@ideabox/intl/japan-time';

export type Address = { params: Record<string, string | undefined>; search: URLSearchParams };

export type Question = { key: unknown[]; path: string; take: RouteData['take'] };

type Query = Record<string, string | number>;

/** One call of the API out of what a route says and what its address answers; null for an address that makes no sense. */
export function questionOf({ key, path, query = {}, take }: RouteData, address: Address): Question | null {
  const asked: Query = {};
  for (const [name, value] of Object.entries(query)) {
    const known = saidBy(value, address, asked);
    if (known === null) return null;
    if (known !== undefined) asked[name] = known;
  }
  const keyParts = key.map((part) =>
    typeof part === 'object' && 'query' in part ? asked : saidBy(part, address, asked),
  );
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => address.params[name]);
  if (keyParts.includes(null) || named.some((param) => !param)) return null;
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(address.params[name] ?? ''));
  const words = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return { key: keyParts, path: words.size > 0 ? `${filled}?${words}` : filled, take };
}

/** Undefined where the address leaves something out, null where it says what cannot be. */
function saidBy(value: DataValue, { params, search }: Address, asked: Query) {
  if (typeof value !== 'object') return value;
  if ('param' in value) return value.number ? wholeNumber(params[value.param]) : params[value.param];
  if ('day' in value) return search.has(value.unless) ? null : dayFromToday(value.day);
  if ('search' in value) {
    const said = search.get(value.search) || undefined;
    return value.number && said ? wholeNumber(said) : (said ?? value.else);
  }
  const page = wholeNumber(search.get('page') ?? '1');
  return page && (page - 1) * Number(asked[value.of] ?? 0);
}

const msPerDay = 86_400_000;

const dayFromToday = (days: number) => japanTime(Date.now() + days * msPerDay).slice(0, 10);

function wholeNumber(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
