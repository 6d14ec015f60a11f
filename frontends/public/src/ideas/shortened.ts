/** A text on so many lines at most; what is left out is on the idea's own page. */
export const shortened = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    minWidth: 0,
  }) as const;
