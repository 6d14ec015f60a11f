import { moment, oneOf, text } from '@ideabox/http';
import { z } from 'zod';
import { statuses } from '../../domain/category.ts';
import { isSearchKey } from '../../domain/search-key.ts';
import { describedFields, id, names, unique } from '../body-fields.ts';

const prose = (max: number) => text(max, { multiline: true, empty: true }).nullish();

const situation = z.union([
  text(100).transform((name) => ({ name })),
  z.strictObject({ id: id.optional(), name: text(100), names: names.omit({ ja: true }).nullish() }),
]);

const situations = z
  .array(situation)
  .max(50)
  .refine(
    (list) =>
      unique(list.map(({ name }) => name)) && unique(list.flatMap((item) => ('id' in item ? [item.id] : []))),
  )
  .meta({ description: 'Names, or names with ids and names in other languages' });

/** An address on this site or elsewhere, of a picture. */
const address = /^(https:\/\/[^/\s"'<>\\]|\/(?![/\\]))[^\s"'<>\\]*$/;

const picture = z.string().max(500).regex(address);

/** As in `srcset`: addresses, each with its width or density, separated by commas. */
const pictures = z
  .string()
  .max(2_000)
  .refine((list) =>
    list.split(/,\s+/).every((entry) => {
      const [src = '', size, ...more] = entry.trim().split(/ +/);
      return (
        address.test(src) && more.length === 0 && (size === undefined || /^\d+(?:\.\d+)?[wx]$/.test(size))
      );
    }),
  );

/** What every category has. */
export const categoryKeyFields = {
  name: text(100),
  search_key: z.string().min(1).max(50).refine(isSearchKey),
  status: oneOf(statuses),
};

/** What it may have; absent is unchanged, null is cleared. */
export const categoryFields = {
  serial_number: z.number().int().min(0).max(1_000_000).optional(),
  ...describedFields,
  contents: prose(20_000),
  invisible: z.boolean().optional(),
  category_group: text(100).nullish(),
  visual_src: picture.nullish(),
  visual_srcset: pictures.nullish(),
  stepper: id.nullish(),
  situations: situations.nullish(),
  from: moment().nullish(),
  until: moment().nullish(),
};
