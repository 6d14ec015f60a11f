import { formOf, limitOf, type Schema, sampleOf, takesNull } from './schema.ts';

type Spoilt = { what: string; field: string; body: Record<string, unknown> };

const wrongTypes: Record<string, unknown> = {
  string: 12,
  integer: '十二',
  number: '十二',
  boolean: '真',
  array: 'a,b',
  object: '{}',
};

const isFreeText = ({ type, enum: words, const: word, format }: ReturnType<typeof formOf>) =>
  type === 'string' && !words && word === undefined && format === undefined;

/** What is wrong with one field, and nothing else. */
const faultsOf = (schema: Schema, required: boolean): [string, unknown][] => {
  const form = formOf(schema);
  const limit = limitOf(form);
  const wrongType = form.enum ? 'no such word' : wrongTypes[form.type ?? ''];
  return [
    ...(required ? [['missing', undefined] as [string, unknown]] : []),
    ...(takesNull(schema) || !form.type ? [] : [['null', null] as [string, unknown]]),
    ...(wrongType === undefined ? [] : [['of another type', wrongType] as [string, unknown]]),
    ...(isFreeText(form)
      ? ([
          ['with NUL', '本文\u0000'],
          ['with half a surrogate pair', '本文\ud83d'],
          ...(limit ? [['one too long', '𠮷'.repeat(limit + 1)]] : []),
        ] as [string, unknown][])
      : []),
  ];
};

/** Bodies that would fit but for one field each. */
export const spoiltBodies = (schema: Schema): Spoilt[] => {
  const good = sampleOf(schema) as Record<string, unknown>;
  return Object.entries(formOf(schema).properties ?? {}).flatMap(([field, own]) =>
    faultsOf(own, schema.required?.includes(field) ?? false).map(([what, value]) => ({
      what,
      field,
      body: { ...good, [field]: value },
    })),
  );
};
