/** Nobody has searched for the word or posted it, and no operator has hidden it. */
export class KeywordNotFound extends Error {
  override name = 'KeywordNotFound';
}
