/** What was asked for does not exist, or not for the one who asks. */
export class NotFound extends Error {
  override name = 'NotFound';
  readonly what: 'Idea' | 'Category' | 'Stepper' | 'Vote' | 'Favorite' | 'Data';

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

/** There is one with this key already. */
export class AlreadyExists extends Error {
  override name = 'AlreadyExists';

  constructor(what: 'Category' | 'Stepper' | 'Tag') {
    super(`${what} already exists`);
  }
}

/** Something refers to it, so that it cannot be taken away. */
export class InUse extends Error {
  override name = 'InUse';

  constructor(what: 'Category' | 'Stepper') {
    super(`${what} is in use`);
  }
}

/** There are as many as there may be. */
export class LimitReached extends Error {
  override name = 'LimitReached';

  constructor(what: 'tags') {
    super(`Too many ${what}`);
  }
}

/** It is seen, but this is not for this member to do. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

/** A field does not fit what it is about. */
export class InvalidField extends Error {
  override name = 'InvalidField';
  readonly field: string;
  readonly code: 'invalid' | 'required' | 'not_allowed';

  constructor(field: string, code: InvalidField['code'] = 'invalid') {
    super(`${field}: ${code}`);
    this.field = field;
    this.code = code;
  }
}
