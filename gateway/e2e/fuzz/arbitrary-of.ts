import fc from 'fast-check';
import { formOf, limitOf, type Schema, takesNull } from '../contract/schema.ts';

const written = fc.string({
  unit: fc.constantFrom(
    ...'abc 019-_.',
    ...'あ案漢ー、。',
    '𠮷',
    '①',
    'é',
    '👍',
    '<',
    '"',
    '&',
    '\\',
    '%',
    '\n',
  ),
  minLength: 1,
  maxLength: 12,
});

/** Of the schema's length: mostly a few characters, now and then as many as there may be. */
const textOf = (schema: Schema): fc.Arbitrary<string> => {
  const short = written.map((text) => text.padEnd(schema.minLength ?? 0, '本'));
  const limit = limitOf(schema);
  if (limit === undefined) return short;
  const cut = short.map((text) => [...text].slice(0, limit).join(''));
  return limit > 5_000
    ? cut
    : fc.oneof({ weight: 9, arbitrary: cut }, { weight: 1, arbitrary: fc.constant('長'.repeat(limit)) });
};

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

const formats: Record<string, fc.Arbitrary<string>> = {
  date: day.map((time) => time.slice(0, 10)),
  'date-time': day,
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  uuid: fc.uuid(),
};

/** What fits a pattern; what fast-check cannot read of one (character classes of Unicode) is words. */
const matching = (schema: Schema & { pattern: string }): fc.Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(schema.pattern, 'u'), { size: 'small' });
  } catch {
    return fc.stringMatching(/^\w{1,20}$/);
  }
};

const numberOf = ({
  exclusiveMinimum,
  maximum = Number.MAX_SAFE_INTEGER,
  ...rest
}: Schema): fc.Arbitrary<number> => {
  const minimum = exclusiveMinimum === undefined ? (rest.minimum ?? 0) : exclusiveMinimum + 1;
  const near = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 30) });
  return fc.oneof(near, fc.constantFrom(minimum, maximum));
};

const objectOf = (schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  const entries = Object.entries(schema.properties ?? {}).map(([name, own]) => {
    const value = known(name) ?? arbitraryOf(own, known);
    return [
      name,
      schema.required?.includes(name) ? value : fc.option(value, { nil: undefined, freq: 2 }),
    ] as const;
  });
  const given = fc
    .record(Object.fromEntries(entries))
    .map((all) => Object.entries(all).filter(([, value]) => value !== undefined));
  const { minProperties = 0, maxProperties = entries.length } = schema;
  return given
    .filter((all) => all.length >= minProperties)
    .map((all) => Object.fromEntries(all.slice(0, maxProperties)));
};

/** Values that are known to lead somewhere, by the name of a field. */
export type Known = (name: string) => fc.Arbitrary<unknown> | undefined;

/** Values that fit a schema of the OpenAPI document. */
export const arbitraryOf = (schema: Schema, known: Known = () => undefined): fc.Arbitrary<unknown> => {
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (forms.length > 0) return fc.oneof(...forms.map((form) => arbitraryOf(form, known)));
  if (takesNull(schema) && Array.isArray(schema.type))
    return fc.option(arbitraryOf(formOf(schema), known), { freq: 6 });
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array': {
      const { minItems: minLength = 0, maxItems = 4, items = {} } = schema;
      return fc.array(arbitraryOf(items, known), { minLength, maxLength: Math.min(maxItems, minLength + 3) });
    }
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      if (schema.format && formats[schema.format]) return formats[schema.format] as fc.Arbitrary<string>;
      return schema.pattern ? matching({ ...schema, pattern: schema.pattern }) : textOf(schema);
  }
};
