import {
  compareDerived,
  compareProjection,
  type Difference,
  type Projection,
  type Told,
} from '@ideabox/events';
import type { Database } from '@ideabox/postgres';
import { type ServiceName, serviceNames } from '@ideabox/protos';
import { serviceBooks } from './service-books.ts';

export type Databases = Record<ServiceName, Database>;

/** One book of one service beside what it has to agree with. */
export type Comparison = {
  service: ServiceName;
  book: string;
  /** What it follows from. */
  from: string;
  run: (databases: Databases) => AsyncGenerator<Difference>;
};

/** Whose fact this is, and what that service tells of it. */
export const owned = (name: string) => {
  const owner = serviceNames.find((service) => name.startsWith(`${service}.`));
  const told = owner && (serviceBooks[owner].told[name] as Told<never> | undefined);
  if (!owner || !told) throw new Error(`${name} is taken, and no service says what it tells`);
  return { owner, told };
};

const ofProjection = (service: ServiceName, name: string, projection: Projection<never>): Comparison => {
  const { owner, told } = owned(name);
  return {
    ...{ service, book: projection.table, from: name },
    run: (databases) =>
      compareProjection({
        owner: { db: databases[owner], told },
        keeper: { db: databases[service], projection },
      }),
  };
};

/** Every comparison of a service: what it derives from rows of its own, and what it keeps of others' facts. */
export const comparisonsOf = (service: ServiceName): Comparison[] => {
  const { taken, derived } = serviceBooks[service];
  return [
    ...Object.entries(derived).map(([book, rule]) => ({
      ...{ service, book, from: 'its own rows' },
      run: (databases: Databases) => compareDerived(databases[service], rule),
    })),
    ...Object.entries(taken).flatMap(([name, kept]) =>
      'unkept' in kept ? [] : [ofProjection(service, name, kept)],
    ),
  ];
};
