import { ApiError } from '@ideabox/http';
import {
  AlreadyBlocked,
  BlocksOneself,
  CommentNotFound,
  EndsWrongly,
  HasWithdrawn,
  IconNotFound,
  IdeaNotFound,
  LastAdmin,
  MemberNotFound,
  NameTooShort,
  NotAPicture,
  NotBlocked,
  NotOneself,
  NotTheirs,
  PostalCodeNotFound,
  PostsUnavailable,
  RoleNotFound,
  TooManyBlocks,
  TooManyPictures,
  UnreadablePicture,
} from '../domain/errors.ts';

const badToken = () =>
  new ApiError(401, 'Signature verification failed', { headers: { 'WWW-Authenticate': 'Bearer' } });

type Answers = [new () => Error, () => ApiError][];

const answers: Answers = [
  [MemberNotFound, () => new ApiError(404, 'User not found')],
  [HasWithdrawn, badToken],
  [NotOneself, () => ApiError.forbidden()],
  [NameTooShort, () => ApiError.invalid({ portal_name: ['min_length'] })],
  [IdeaNotFound, () => new ApiError(404, 'Idea not found')],
  [CommentNotFound, () => new ApiError(404, 'Comment not found')],
  [PostsUnavailable, () => ApiError.unavailable()],
  [AlreadyBlocked, () => new ApiError(409, 'HiddenUser already exists')],
  [NotBlocked, () => new ApiError(404, 'HiddenUser not found')],
  [BlocksOneself, () => ApiError.invalid({ id: ['not_allowed'] })],
  [TooManyBlocks, () => ApiError.forbidden({ id: ['not_allowed'] })],
  [EndsWrongly, () => ApiError.invalid({ until: ['invalid'] })],
  [NotTheirs, () => ApiError.forbidden()],
  [RoleNotFound, () => new ApiError(404, 'Role not found')],
  [LastAdmin, () => ApiError.forbidden({ roles: ['not_allowed'] })],
  [IconNotFound, () => new ApiError(404, 'File not found')],
  [NotAPicture, () => new ApiError(415, 'Unsupported media type')],
  [UnreadablePicture, () => ApiError.invalid({ icon: ['invalid'] })],
  [TooManyPictures, () => ApiError.unavailable()],
  [PostalCodeNotFound, () => new ApiError(404, 'Data not found')],
];

/** The contract's answers to what the domain refuses. */
export const explain = (error: unknown): ApiError | undefined =>
  answers.find(([kind]) => error instanceof kind)?.[1]();
