/** What was asked for does not exist, or not for the one who asks. */
export class NotFound extends Error {
  override name = 'NotFound';
  readonly what: 'Idea' | 'Category' | 'Stepper' | 'Vote';

  constructor(what: NotFound['what']) {
    super(`${what} not found`);
    this.what = what;
  }
}

/** The category does not take this from this member, by its status. */
export class CategoryRefuses extends Error {
  override name = 'CategoryRefuses';
}

/** The category's stepper does not take this from this role. */
export class StepperRefuses extends Error {
  override name = 'StepperRefuses';
}
