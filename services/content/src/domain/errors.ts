/** What was asked for does not exist. */
export class NotFound extends Error {
  override name = 'NotFound';
  readonly what: 'News' | 'Data' | 'Part' | 'Registry';

  constructor(what: NotFound['what']) {
    super(`${what} not found`);
    this.what = what;
  }
}

/** A report of this type is taken from members alone. */
export class MembersOnly extends Error {
  override name = 'MembersOnly';
}

/** A report of this type has to say what it is about. */
export class TargetMissing extends Error {
  override name = 'TargetMissing';
  readonly fields: ('target' | 'target_id')[];

  constructor(fields: TargetMissing['fields']) {
    super('a target is needed');
    this.fields = fields;
  }
}

/** A setting cannot be used with this value. */
export class UnfitSetting extends Error {
  override name = 'UnfitSetting';
}
