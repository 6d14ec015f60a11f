/** Something the person at the keyboard can mend. Its message is the one sentence they are shown. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
