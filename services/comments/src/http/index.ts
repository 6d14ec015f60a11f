import { editComment } from './edit-comment.ts';
import { getComment } from './get-comment.ts';
import { listCommentVersions } from './list-comment-versions.ts';
import { listComments } from './list-comments.ts';
import { listIdeaComments } from './list-idea-comments.ts';
import { listMemberComments } from './list-member-comments.ts';
import { listMemberRatings } from './list-member-ratings.ts';
import { postComment } from './post-comment.ts';
import { deleteRating, putRating } from './rating.ts';
import { removeComment } from './remove-comment.ts';

/** Every call of this service. */
export const routes = [
  listComments,
  getComment,
  listCommentVersions,
  postComment,
  editComment,
  removeComment,
  putRating,
  deleteRating,
  listIdeaComments,
  listMemberComments,
  listMemberRatings,
];
