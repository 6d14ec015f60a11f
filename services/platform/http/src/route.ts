import type { Language } from '@ideabox/text';
import type { z } from 'zod';
import type { Answer } from './answer.ts';

/** The member a request acts for. */
export type Caller = {
  id: string;
  name: string;
  roles: string[];
  /** The effective role: the first one. */
  role: string;
};

/** `anyone`, any logged-in `member`, or members whose effective role is listed. */
export type Access = 'anyone' | 'member' | readonly string[];

type Shape = Record<string, z.ZodType>;
type Read<S extends Shape | undefined> = S extends Shape ? z.infer<z.ZodObject<S>> : Record<string, never>;

export type RouteRequest<
  A extends Access = Access,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
> = {
  caller: A extends 'anyone' ? Caller | null : Caller;
  /** Where the request comes from, as limits count it: an address, or the /64 of one. */
  network: string;
  /** What is said in languages is said in this one. */
  language: Language;
  params: Read<P>;
  query: Read<Q>;
  body: B extends z.ZodType ? z.infer<B> : undefined;
  /** Whether the answer will carry this field of the result. */
  wants: (field: string) => boolean;
  /** Whether `fields` names this field: what is personal is looked up only then. */
  named: (field: string) => boolean;
};

/** One call of the API: what it takes and answers, in one place for validation, documentation and code. */
export type Route<Context> = {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below `/api/v1`; parameters as `:name`. */
  path: string;
  summary: string;
  access: Access;
  params?: Shape | undefined;
  query?: Shape | undefined;
  body?: z.ZodType | undefined;
  /** Whether the body may also come as a form (application/x-www-form-urlencoded), for clients that send nothing else. */
  form?: boolean;
  /** The body is a file of one of these media types, at most so many bytes: `body` is `z.instanceof(Buffer)`. */
  file?: { types: readonly string[]; maxBytes: number };
  /** The media type that it answers with, where that is not JSON. */
  produces?: string;
  /** Whether it answers with a file: in part and conditionally where that is asked for. */
  download?: boolean;
  /** One result, or one of many; `fields` selects among its fields. */
  result?: z.ZodObject | undefined;
  many?: boolean;
  /** Whether it answers with CSV too, where `Accept` asks for that. */
  csv?: boolean;
  /** Whether it says since when its figures stand, where they were counted some time ago. */
  dated?: boolean;
  /** Fields that are left out unless `fields` names them. */
  onlyOnRequest?: readonly string[];
  /** The message of the 404 that an unknown or malformed id in the path gets. */
  notFound?: string;
  /** The status of success, where it is not 201 for a post and 200 for the rest. */
  success?: number;
  /**
   * What its caller attempts with it, in one word. The answer to such a call that comes with a key is kept for 30 days, and told
   * by `GET /attempts/{key}`; its result has a number as `id`.
   */
  attempt?: string;
  /** Under which heading it is documented, where that is not the service's name. */
  heading?: string;
  /** Statuses beyond 200/201, 400, 401, 404 and 429 that it answers with. */
  refusals?: readonly number[];
  /** Asks other services for what `handle` needs. A write with a key is done in a transaction, in which nobody else can be asked. */
  prepare?: ((context: Context, request: AnyRequest) => Promise<unknown>) | undefined;
  handle: (context: Context, request: AnyRequest & { prepared: unknown }) => Promise<Answer>;
};

type AnyRequest = RouteRequest<'anyone', Shape, Shape, z.ZodType>;

/** `const route = routesFor<Context>()`: then `route({…})` is typed by its own schemas. */
export const routesFor =
  <Context>() =>
  <
    const A extends Access,
    P extends Shape | undefined = undefined,
    Q extends Shape | undefined = undefined,
    B extends z.ZodType | undefined = undefined,
    Prepared = undefined,
  >(
    definition: Omit<Route<Context>, 'access' | 'params' | 'query' | 'body' | 'prepare' | 'handle'> & {
      access: A;
      params?: P;
      query?: Q;
      body?: B;
      prepare?: (context: Context, request: RouteRequest<A, P, Q, B>) => Promise<Prepared>;
      handle: (
        context: Context,
        request: RouteRequest<A, P, Q, B> & { prepared: Prepared },
      ) => Promise<Answer>;
    },
  ): Route<Context> =>
    definition as unknown as Route<Context>;
