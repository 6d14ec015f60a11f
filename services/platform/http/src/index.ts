export { addressKey } from './address-key.ts';
export { type Answer, accepted, created, file, ok, page, raw } from './answer.ts';
export { ApiError } from './api-error.ts';
export { createApi } from './create-api.ts';
export { excerptSchema, hitsSchema } from './found.ts';
export type { KeyedRequest } from './keyed-request.ts';
export { listen } from './listen.ts';
export { openApiOf } from './open-api.ts';
export { knownParameters, parseQuery } from './read-query.ts';
export { type Caller, type Route, type RouteRequest, routesFor } from './route.ts';
export {
  anyDay,
  dateTime,
  day,
  entityId,
  inLanguages,
  limitedTo,
  moment,
  ofLanguages,
  oneOf,
  paging,
  text,
  wordList,
} from './schemas.ts';
export type { SentFile } from './send-file.ts';
export { foundBy, type KnownMember, seesEveryone, toUser, userSchema } from './user.ts';
