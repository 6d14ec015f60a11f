/** What was asked for does not exist, or is not the asking member's. */
export class NotFound extends Error {
  override name = 'NotFound';
  readonly what: 'Notification' | 'User' | 'Data';

  constructor(what: NotFound['what']) {
    super(`${what} not found`);
    this.what = what;
  }
}

/** A member asks to listen to someone else's channel. */
export class ChannelOfAnother extends Error {
  override name = 'ChannelOfAnother';
}
