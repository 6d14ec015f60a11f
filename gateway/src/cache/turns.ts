type Turn<Answer> = { version: number; answer: Promise<Answer> };

/**
 * At most one question per key is under way, and at most one waits for it. Who comes while one is under way takes its
 * answer; unless something was written since it was asked, as it may not show that yet: then all who came after the
 * write ask once more together.
 */
export const createTurns = <Question, Answer>(
  ask: (key: string, question: Question) => Promise<Answer>,
  versionOf: (question: Question) => number,
) => {
  const current = new Map<string, Turn<Answer>>();
  const next = new Map<string, Promise<Answer>>();

  const start = (key: string, question: Question): Promise<Answer> => {
    const turn = { version: versionOf(question), answer: ask(key, question) };
    current.set(key, turn);
    const end = () => {
      if (current.get(key) === turn) current.delete(key);
    };
    turn.answer.then(end, end);
    return turn.answer;
  };

  const join = (key: string, question: Question): Promise<Answer> => {
    const turn = current.get(key);
    if (!turn) return start(key, question);
    if (turn.version === versionOf(question)) return turn.answer;
    const waiting = next.get(key);
    if (waiting) return waiting;
    const begin = () => {
      next.delete(key);
      return start(key, question);
    };
    const answer = turn.answer.then(begin, begin);
    next.set(key, answer);
    return answer;
  };
  /** Whether who joins now takes the answer of a question that has been asked already. */
  const isUnderWay = (key: string, question: Question): boolean =>
    current.get(key)?.version === versionOf(question);

  /** Whether anybody asks it now, be it from before the last write. */
  const isAsked = (key: string): boolean => current.has(key);

  return { join, isUnderWay, isAsked };
};
