/** There is no such member, or none that the one who asks may know of. */
export class MemberNotFound extends Error {
  override name = 'MemberNotFound';
}

/** Another member's profile is not one's own to change. */
export class NotOneself extends Error {
  override name = 'NotOneself';
}

/** The member is blocked already. */
export class AlreadyBlocked extends Error {
  override name = 'AlreadyBlocked';
}

/** The member is not blocked. */
export class NotBlocked extends Error {
  override name = 'NotBlocked';
}

/** One cannot block oneself. */
export class BlocksOneself extends Error {
  override name = 'BlocksOneself';
}
