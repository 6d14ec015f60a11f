import { ApiError } from './api-error.ts';

// Control characters other than tab and line breaks, and halves of surrogate pairs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu;

/** The characters of a text that are in no one's writing, each once. */
export const unwritableIn = (text: string): string[] => [...new Set(text.match(unwritable) ?? [])];

/** The texts in what was sent that have such characters, by their places, as `translations.en.name`. */
const placesOf = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') {
    const found = unwritableIn(value);
    return found.length > 0 ? [[path, found.join('')]] : [];
  }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => placesOf(each, path ? `${path}.${key}` : key));
};

/**
 * Whatever a schema lets through, no call takes such characters, neither to keep them nor to look for them: no store has room for all
 * of them, and nobody would see why a text with one is not found. @throws ApiError 400
 */
export const refuseUnwritable = (sent: unknown): void => {
  const places = placesOf(sent);
  if (places.length === 0) return;
  const errors = places.map(([field]) => [field, ['prohibited_characters']]);
  throw ApiError.invalid(Object.fromEntries(errors), Object.fromEntries(places));
};
