/** There is no such member, or none that the one who asks may know of. */
export class MemberNotFound extends Error {
  override name = 'MemberNotFound';
}

/** Who asks has withdrawn a moment ago: their token is as good as none. */
export class HasWithdrawn extends Error {
  override name = 'HasWithdrawn';
}

/** Only a suspension ends by itself, and in time to come. */
export class EndsWrongly extends Error {
  override name = 'EndsWrongly';
}

/** Another member's profile is not one's own to change. */
export class NotOneself extends Error {
  override name = 'NotOneself';
}

/** The shown name has fewer characters than it must. */
export class NameTooShort extends Error {
  override name = 'NameTooShort';
}

/** There is no such idea for the one who asks. */
export class IdeaNotFound extends Error {
  override name = 'IdeaNotFound';
}

/** There is no such comment for the one who asks. */
export class CommentNotFound extends Error {
  override name = 'CommentNotFound';
}

/** Who wrote something cannot be found out now. */
export class PostsUnavailable extends Error {
  override name = 'PostsUnavailable';
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

/** Nobody blocks as many as that. */
export class TooManyBlocks extends Error {
  override name = 'TooManyBlocks';
}

/** One cannot do this to this member: to oneself, or to one who is above. */
export class NotTheirs extends Error {
  override name = 'NotTheirs';
}

/** There is no such role. */
export class RoleNotFound extends Error {
  override name = 'RoleNotFound';
}

/** Without this admin there would be none. */
export class LastAdmin extends Error {
  override name = 'LastAdmin';
}

/** There is no picture of this member, or another one by now. */
export class IconNotFound extends Error {
  override name = 'IconNotFound';
}

/** What was sent is no PNG, JPEG or WebP. */
export class NotAPicture extends Error {
  override name = 'NotAPicture';
}

/** It begins like a picture and cannot be read as one, or is larger than anyone's face needs. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

/** As many pictures as can wait are waiting. */
export class TooManyPictures extends Error {
  override name = 'TooManyPictures';
}

/** No address has this postal code. */
export class PostalCodeNotFound extends Error {
  override name = 'PostalCodeNotFound';
}
