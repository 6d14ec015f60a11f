/** What was asked for does not exist, or not for the one who asks. */
export class NotFound extends Error {
  override name = 'NotFound';
  readonly what: 'Idea' | 'Comment' | 'User' | 'Vote';

  constructor(what: NotFound['what']) {
    super(`${what} not found`);
    this.what = what;
  }
}

/** The category takes no comments from this member, by its status. */
export class CategoryRefuses extends Error {
  override name = 'CategoryRefuses';
}

/** The category's stepper takes no comments from this role. */
export class StepperRefuses extends Error {
  override name = 'StepperRefuses';
}

/** The category takes replies alone from this role. */
export class OnlyReplies extends Error {
  override name = 'OnlyReplies';
}

/** The comment replied to stands under another idea. */
export class ParentOfAnotherIdea extends Error {
  override name = 'ParentOfAnotherIdea';
}

/** Much the same was said on this idea shortly before. */
export class SimilarComment extends Error {
  override name = 'SimilarComment';
}

/** Only its author, or an operator where they may, changes a comment. */
export class NotTheirs extends Error {
  override name = 'NotTheirs';
}

/** Nobody rates comments of their own, or on ideas of their own. */
export class OwnComment extends Error {
  override name = 'OwnComment';
}

/** Whether one may comment cannot be found out now. */
export class IdeasUnavailable extends Error {
  override name = 'IdeasUnavailable';
}
