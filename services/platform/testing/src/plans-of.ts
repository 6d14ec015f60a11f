import pg from 'pg';

/** A step of how Postgres means to run a statement, as EXPLAIN names its properties. */
type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Plan Rows': number;
  Plans?: Node[];
};

export type Plan = { statement: string; root: Node; rowsOf: ReadonlyMap<string, number> };

type Sent = { text: string; values: unknown[] };
type Query = (...given: unknown[]) => unknown;

const explainable = /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)\b/i;

const readSent = (given: unknown[]): Sent | undefined => {
  const [first, second] = given as [string | Partial<Sent> | undefined, unknown];
  const text = typeof first === 'string' ? first : first?.text;
  const values =
    typeof first === 'object' && first.values ? first.values : Array.isArray(second) ? second : [];
  return text !== undefined && explainable.test(text) ? { text, values } : undefined;
};

/** What this process asks one database while `work` runs: every text once, with the values it first came with. */
const record = async (database: string, work: () => Promise<void>): Promise<Sent[]> => {
  const sent = new Map<string, Sent>();
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: pg.Client, ...given) {
    const statement = this.database === database ? readSent(given) : undefined;
    if (statement && !sent.has(statement.text)) sent.set(statement.text, statement);
    return query.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return [...sent.values()];
};

const explain = async (client: pg.Client, { text, values }: Sent): Promise<Node> => {
  await client.query('BEGIN');
  try {
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('ROLLBACK');
  }
};

/**
 * How Postgres would run everything that a service under test asks of its database while `work` runs, by the statistics of
 * what its tables hold now, and the costs of the disks that it is run on.
 */
export const plansOf = async (databaseUrl: string, work: () => Promise<void>): Promise<Plan[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('VACUUM (ANALYZE)');
    const statements = await record(client.database as string, work);
    await client.query("SET random_page_cost = 1.1; SET effective_cache_size = '4GB'; SET jit = off");
    const { rows } = await client.query<{ name: string; rows: number }>(
      "SELECT relname AS name, reltuples::int AS rows FROM pg_class WHERE relkind = 'r'",
    );
    const rowsOf = new Map(rows.map(({ name, rows: count }) => [name, count]));
    const plans: Plan[] = [];
    for (const statement of statements)
      plans.push({ statement: statement.text, root: await explain(client, statement), rowsOf });
    return plans;
  } finally {
    await client.end();
  }
};

const big = 10_000;

const faultOf = (node: Node, rowsOf: Plan['rowsOf'], limited: boolean): string | undefined => {
  const { 'Node Type': type, 'Relation Name': table = '', 'Plan Rows': rows } = node;
  const isBig = (rowsOf.get(table) ?? 0) >= big;
  if (type === 'Seq Scan' && isBig) return `reads all of ${table}`;
  if (/^Index (Only )?Scan$/.test(type) && isBig && !node['Index Cond'] && !limited && rows >= big)
    return `walks all of ${table} by ${node['Index Name']}`;
  if (type === 'Sort' && Math.max(...(node.Plans ?? []).map((plan) => plan['Plan Rows'])) >= big)
    return 'sorts ten thousand rows and more';
};

const faultsBelow = (node: Node, rowsOf: Plan['rowsOf'], limited: boolean): string[] => {
  const fault = faultOf(node, rowsOf, limited);
  const below = limited || node['Node Type'] === 'Limit';
  return [
    ...(fault ? [fault] : []),
    ...(node.Plans ?? []).flatMap((plan) => faultsBelow(plan, rowsOf, below)),
  ];
};

/** What grows with a big table (10,000 rows) in plans: each with its statement. Empty when all is well. */
export const wasteOf = (plans: Plan[]): string[] =>
  plans.flatMap(({ statement, root, rowsOf }) =>
    [...new Set(faultsBelow(root, rowsOf, false))].map(
      (fault) => `${fault}: ${statement.replaceAll(/\s+/g, ' ')}`,
    ),
  );
