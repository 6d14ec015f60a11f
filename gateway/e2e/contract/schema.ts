/** As much of JSON Schema as the document uses. */
export type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
};

const byFormat: Record<string, string> = {
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00Z',
  email: 'someone@example.jp',
  uri: 'https://example.jp/',
  uuid: '11111111-1111-4111-8111-111111111111',
};

export const alternatives = (schema: Schema): Schema[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]).flatMap((one) => (one === schema ? [one] : alternatives(one)));

export const takesNull = (schema: Schema): boolean =>
  alternatives(schema).some(({ type }) => type === 'null');

/** The first of its forms that is not null. */
export const formOf = (schema: Schema): Schema =>
  alternatives(schema).find(({ type }) => type !== 'null') ?? schema;

/** A value that fits; `id` stands where a number is wanted. */
export const sampleOf = (schema: Schema, id = 1): unknown => {
  const form = formOf(schema);
  if (form.const !== undefined) return form.const;
  if (form.enum) return form.enum[0];
  switch (form.type) {
    case 'object':
      return Object.fromEntries(
        (form.required ?? []).map((name) => [name, sampleOf(form.properties?.[name] ?? {}, id)]),
      );
    case 'array':
      return form.minItems ? [sampleOf(form.items ?? {}, id)] : [];
    case 'integer':
    case 'number':
      return Math.max(id, form.minimum ?? id);
    case 'boolean':
      return true;
    default:
      return byFormat[form.format ?? ''] ?? '見本'.padEnd(form.minLength ?? 1, '本');
  }
};
