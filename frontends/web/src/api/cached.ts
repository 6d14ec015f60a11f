/** The last answer for a while; callers meanwhile share one question. What nobody knew is asked again after a second. */
export function cached<T>(freshMs: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    if (answer) return answer;
    const asking = ask();
    answer = asking;
    const forget = () => {
      answer = null;
    };
    asking.then(
      (value) => (value === 'unavailable' ? setTimeout(forget, 1000) : setTimeout(forget, freshMs)).unref(),
      forget,
    );
    return asking;
  };
}
