/** Nobody has searched for the word or posted it, and no operator has hidden it. */
export class KeywordNotFound extends Error {
  override name = 'KeywordNotFound';
}

export class TopicNotFound extends Error {
  override name = 'TopicNotFound';
}

/** A topic counts as no topic that there is, as itself, or as one that counts as another. */
export class InvalidMerge extends Error {
  override name = 'InvalidMerge';
}
