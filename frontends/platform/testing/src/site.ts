import {
  type Category,
  categoriesKey,
  featuresKey,
  type QueryClient,
  registriesKey,
  type Stepper,
  steppersKey,
} from '@ideabox/api-client';

type Settings = Record<string, string>;

/** What every document brings along: how the site is set up. */
export type Site = {
  features: Settings;
  registries: Settings;
  parts: Settings;
  categories: Category[];
  steppers: Stepper[];
};

/** The queries hold it from the start, as in the product. */
export function prime(queries: QueryClient, site: Site): void {
  queries.setQueryData(featuresKey, site.features);
  queries.setQueryData(registriesKey, site.registries);
  queries.setQueryData(['parts'], site.parts);
  queries.setQueryData(categoriesKey, site.categories);
  queries.setQueryData(steppersKey, site.steppers);
}
