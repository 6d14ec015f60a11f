/** As much of JSON Schema as the document uses. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  /** A limit in characters as people count them. */
  'x-max-characters'?: number;
  minItems?: number;
  minProperties?: number;
  maxProperties?: number;
  maxItems?: number;
  exclusiveMinimum?: number;
};

/** Where a pattern says what fits. */
const byName: Record<string, string> = {
  socket_id: '1.1',
  search_key: 'sample-key',
  stepper_key: 'sample-key',
  news_key: 'sample-key',
  path: '/',
};

const byFormat: Record<string, string> = {
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00Z',
  email: 'someone@example.jp',
  uri: 'https://example.jp/',
  uuid: '11111111-1111-4111-8111-111111111111',
};

const alternatives = (schema: Schema): (Schema & { type?: string })[] => {
  const { anyOf, oneOf, type } = schema;
  if (anyOf ?? oneOf) return [...(anyOf ?? []), ...(oneOf ?? [])].flatMap(alternatives);
  return [type].flat().map((one) => ({ ...schema, type: one }));
};

export const takesNull = (schema: Schema): boolean =>
  alternatives(schema).some(({ type }) => type === 'null');

/** The first of its forms that is not null. */
export const formOf = (schema: Schema): Schema & { type?: string } =>
  alternatives(schema).find(({ type }) => type !== 'null') ?? {};

/** The properties that a value has at least. */
const leastOf = ({ required = [], properties = {}, minProperties = 0 }: Schema): string[] =>
  required.length < minProperties ? Object.keys(properties).slice(0, minProperties) : required;

/** A value that fits; `id` stands where a number is wanted. */
export const sampleOf = (schema: Schema, id = 1, name = ''): unknown => {
  const form = formOf(schema);
  const known = byName[name];
  if (known !== undefined) return known;
  if (form.const !== undefined) return form.const;
  if (form.enum) return form.enum[0];
  switch (form.type) {
    case 'object':
      return Object.fromEntries(
        leastOf(form).map((key) => [key, sampleOf(form.properties?.[key] ?? {}, id, key)]),
      );
    case 'array':
      return form.minItems ? [sampleOf(form.items ?? {}, id)] : [];
    case 'integer':
    case 'number':
      return Math.min(Math.max(id, form.minimum ?? id), form.maximum ?? id);
    case 'boolean':
      return true;
    default:
      return byFormat[form.format ?? ''] ?? '見本'.padEnd(form.minLength ?? 1, '本');
  }
};

/** How many plain characters there may be; undefined where there is no limit. */
export const limitOf = (schema: Schema): number | undefined => schema['x-max-characters'] ?? schema.maxLength;
