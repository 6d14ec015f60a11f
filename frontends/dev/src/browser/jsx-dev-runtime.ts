import { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';

export { Fragment };

/** What the compiler calls in development, by the runtime that the shell shares with every remote. */
export const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: Parameters<typeof jsx>[1],
  key: string | undefined,
  isStatic: boolean,
) => (isStatic ? jsxs : jsx)(type, props, key);
